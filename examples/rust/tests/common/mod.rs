//! Reads JSON, as much of it as the vectors use.
use std::collections::BTreeMap;

#[derive(Clone, Debug, PartialEq)]
pub enum Json {
    Null,
    Number(i64),
    Text(String),
    List(Vec<Json>),
    Object(BTreeMap<String, Json>),
}

impl Json {
    pub fn parse(text: &str) -> Json {
        let mut reader = Reader { rest: text.as_bytes() };
        let value = reader.value();
        assert!(reader.rest.is_empty(), "text behind the JSON");
        value
    }

    pub fn get(&self, key: &str) -> Option<&Json> {
        match self {
            Json::Object(members) => members.get(key),
            _ => None,
        }
    }

    pub fn object(&self) -> &BTreeMap<String, Json> {
        match self {
            Json::Object(members) => members,
            _ => panic!("no object: {self:?}"),
        }
    }

    pub fn list(&self) -> &[Json] {
        match self {
            Json::List(elements) => elements,
            _ => panic!("no list: {self:?}"),
        }
    }

    pub fn text(&self) -> &str {
        match self {
            Json::Text(text) => text,
            _ => panic!("no text: {self:?}"),
        }
    }

    pub fn number(&self) -> i64 {
        match self {
            Json::Number(number) => *number,
            _ => panic!("no number: {self:?}"),
        }
    }

    /// The text of the value again.
    pub fn write(&self) -> String {
        match self {
            Json::Null => "null".into(),
            Json::Number(number) => number.to_string(),
            Json::Text(text) => format!("\"{text}\""),
            Json::List(elements) => {
                let all: Vec<String> = elements.iter().map(Json::write).collect();
                format!("[{}]", all.join(","))
            }
            Json::Object(members) => {
                let all: Vec<String> =
                    members.iter().map(|(key, value)| format!("\"{key}\":{}", value.write())).collect();
                format!("{{{}}}", all.join(","))
            }
        }
    }
}

struct Reader<'a> {
    rest: &'a [u8],
}

impl Reader<'_> {
    fn skip_space(&mut self) {
        while self.rest.first().map_or(false, u8::is_ascii_whitespace) {
            self.rest = &self.rest[1..];
        }
    }

    fn take(&mut self, byte: u8) -> bool {
        self.skip_space();
        let found = self.rest.first() == Some(&byte);
        if found {
            self.rest = &self.rest[1..];
        }
        found
    }

    fn value(&mut self) -> Json {
        self.skip_space();
        let value = match self.rest[0] {
            b'{' => self.object(),
            b'[' => self.list(),
            b'"' => Json::Text(self.text()),
            b'n' => {
                self.rest = &self.rest[4..];
                Json::Null
            }
            _ => self.number(),
        };
        self.skip_space();
        value
    }

    fn object(&mut self) -> Json {
        let mut members = BTreeMap::new();
        self.take(b'{');
        while !self.take(b'}') {
            self.take(b',');
            self.skip_space();
            let key = self.text();
            assert!(self.take(b':'));
            members.insert(key, self.value());
        }
        Json::Object(members)
    }

    fn list(&mut self) -> Json {
        let mut elements = Vec::new();
        self.take(b'[');
        while !self.take(b']') {
            self.take(b',');
            elements.push(self.value());
        }
        Json::List(elements)
    }

    // The vectors escape nothing.
    fn text(&mut self) -> String {
        assert!(self.take(b'"'));
        let end = self.rest.iter().position(|byte| *byte == b'"').expect("the end of a text");
        let text = String::from_utf8(self.rest[..end].to_vec()).expect("UTF-8");
        assert!(!text.contains('\\'), "an escape: {text}");
        self.rest = &self.rest[end + 1..];
        text
    }

    fn number(&mut self) -> Json {
        let end = self
            .rest
            .iter()
            .position(|byte| !byte.is_ascii_digit() && *byte != b'-')
            .unwrap_or(self.rest.len());
        let text = std::str::from_utf8(&self.rest[..end]).expect("digits");
        let number = text.parse().expect("a number");
        self.rest = &self.rest[end..];
        Json::Number(number)
    }
}
