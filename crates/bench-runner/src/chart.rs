//! The chart as SVG for light and dark pages: speed ratios as bars, and strength with error bars.

use super::strength::StoredMatch;
use super::table::Ratio;

/// A bar: a name, a value, a target, and an error bar.
struct Bar {
    name: String,
    value: f64,
    label: String,
    target: Option<f64>,
    range: Option<(f64, f64)>,
}

/// Bars over one axis.
struct Panel<'a> {
    /// The x coordinate where the bars start.
    left: f64,
    title: &'a str,
    axis: &'a str,
    end: f64,
    step: f64,
    bars: Vec<Bar>,
}

/// An upper bound of the average letter width in common browser fonts.
const LETTER: f64 = 7.2;
/// The maximum width of the bars, and the space beside them.
const WIDTH: f64 = 320.0;
const BESIDE: f64 = 80.0;
/// The height of a row, and the space above and below the rows of a panel.
const ROW: f64 = 24.0;
const HEAD: f64 = 44.0;
const FOOT: f64 = 62.0;

const STYLE: &str = "\
text{font:13px system-ui,sans-serif;fill:#1f2328}\
.title{font-weight:600;font-size:16px}\
.axis,.grid{stroke:#8c959f;stroke-width:1}\
.grid{stroke-opacity:.35}\
.bar{fill:#2f6fb0}\
.aim{stroke:#b3371c;stroke-width:3}\
.range{stroke:#1f2328;stroke-width:1.5}\
.paper{fill:#fff}\
@media (prefers-color-scheme:dark){\
text{fill:#e6edf3}\
.bar{fill:#5b9fe0}\
.aim{stroke:#ff8a66}\
.range{stroke:#e6edf3}\
.paper{fill:#0d1117}}";

/// Draws both panels. A panel without bars is left out.
pub fn draw(ratios: &[Ratio], matches: &[StoredMatch]) -> String {
    let speeds: Vec<Bar> = ratios.iter().map(speed).collect();
    let most = speeds.iter().map(|bar| bar.value.max(bar.target.unwrap_or(0.0))).fold(1.0, f64::max).ceil();
    let step = (most / 5.0).ceil().max(0.5);
    let strengths: Vec<Bar> = matches.iter().map(strength).collect();
    let longest = speeds.iter().chain(&strengths).map(|bar| bar.name.chars().count()).max().unwrap_or(0);
    let left = (longest as f64 * LETTER).ceil() + 26.0;
    let width = left + WIDTH + BESIDE;
    let panels = [
        Panel {
            left,
            title: "Speed",
            axis: "times as fast as what it is compared with",
            end: (most / step).ceil() * step,
            step,
            bars: speeds,
        },
        Panel {
            left,
            title: "Strength",
            axis: "share of the points in percent, with its 95 % interval",
            end: 100.0,
            step: 25.0,
            bars: strengths,
        },
    ];
    let mut top = 0.0;
    let mut body = String::new();
    for panel in panels.iter().filter(|panel| !panel.bars.is_empty()) {
        body += &panel.draw(top);
        top += panel.height();
    }
    let legend = if top > 0.0 { legend(left, top) } else { String::new() };
    let height = top + 30.0;
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" role=\"img\" aria-labelledby=\"t d\">\n\
         <title id=\"t\">Speed and strength of Menagerie</title>\n\
         <desc id=\"d\">Bars of the figures in the tables of performance.md, with what is aimed at.</desc>\n\
         <style>{STYLE}</style>\n\
         <rect class=\"paper\" width=\"{width}\" height=\"{height}\"/>\n{body}{legend}</svg>\n"
    )
}

fn speed(ratio: &Ratio) -> Bar {
    let label = format!("{:.2}×", ratio.value);
    Bar { name: ratio.title.clone(), value: ratio.value, label, target: ratio.target, range: None }
}

fn strength(strength: &StoredMatch) -> Bar {
    Bar {
        name: strength.title.clone(),
        value: strength.score_percent,
        label: format!("{:.0} %", strength.score_percent),
        target: strength.target_percent,
        range: Some((strength.low, strength.high)),
    }
}

/// The explanation of the red line.
fn legend(x: f64, top: f64) -> String {
    let y = top + 8.0;
    format!(
        "<path class=\"aim\" d=\"M{x} {}V{}\"/><text x=\"{}\" y=\"{}\">aim</text>\n",
        y - 8.0,
        y + 8.0,
        x + 10.0,
        y + 5.0
    )
}

impl Panel<'_> {
    fn height(&self) -> f64 {
        HEAD + ROW * self.bars.len() as f64 + FOOT
    }

    fn x(&self, value: f64) -> f64 {
        self.left + WIDTH * (value / self.end).clamp(0.0, 1.0)
    }

    fn draw(&self, top: f64) -> String {
        let left = self.left;
        let (first, last) = (top + HEAD, top + HEAD + ROW * self.bars.len() as f64);
        let mut text = format!("<text class=\"title\" x=\"16\" y=\"{}\">{}</text>\n", top + 26.0, escaped(self.title));
        let mut mark = 0.0;
        while mark <= self.end + self.step / 2.0 {
            let x = self.x(mark);
            text += &format!("<path class=\"grid\" d=\"M{x:.1} {first}V{last}\"/>");
            text += &format!("<text x=\"{x:.1}\" y=\"{}\" text-anchor=\"middle\">{mark}</text>\n", last + 18.0);
            mark += self.step;
        }
        text += &format!("<path class=\"axis\" d=\"M{left} {last}H{}\"/>", left + WIDTH);
        let middle = left + WIDTH / 2.0;
        text += &format!(
            "<text x=\"{middle}\" y=\"{}\" text-anchor=\"middle\">{}</text>\n",
            last + 38.0,
            escaped(self.axis)
        );
        for (row, bar) in self.bars.iter().enumerate() {
            text += &self.bar(bar, first + ROW * row as f64);
        }
        text
    }

    fn bar(&self, bar: &Bar, top: f64) -> String {
        let left = self.left;
        let (end, middle) = (self.x(bar.value), top + ROW / 2.0);
        let mut text = format!(
            "<text x=\"{}\" y=\"{}\" text-anchor=\"end\">{}</text>\
             <rect class=\"bar\" x=\"{left}\" y=\"{}\" width=\"{:.1}\" height=\"{}\"/>",
            left - 10.0,
            middle + 4.5,
            escaped(&bar.name),
            top + 4.0,
            end - left,
            ROW - 8.0,
        );
        let mut right = end;
        if let Some((low, high)) = bar.range {
            let (low, high) = (self.x(low), self.x(high));
            right = right.max(high);
            let (up, down) = (middle - 4.0, middle + 4.0);
            text += &format!(
                "<path class=\"range\" d=\"M{low:.1} {middle}H{high:.1}M{low:.1} {up}V{down}M{high:.1} {up}V{down}\"/>"
            );
        }
        if let Some(target) = bar.target {
            let x = self.x(target);
            right = right.max(x);
            text += &format!("<path class=\"aim\" d=\"M{x:.1} {}V{}\"/>", top + 2.0, top + ROW - 2.0);
        }
        text + &format!("<text x=\"{:.1}\" y=\"{}\">{}</text>\n", right + 8.0, middle + 4.5, escaped(&bar.label))
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn example() -> String {
        let ratio = |title: &str, value, target| Ratio { title: title.to_owned(), value, target };
        let ratios = [ratio("perft <&> Janus", 4.4, Some(2.0)), ratio("wasm", 0.72, None)];
        let strength = StoredMatch {
            title: "one & another".to_owned(),
            note: None,
            current: true,
            games: 60,
            score_percent: 31.0,
            low: 22.0,
            high: 41.0,
            target_percent: Some(25.0),
            command: "menagerie match".to_owned(),
        };
        draw(&ratios, &[strength])
    }

    #[test]
    fn the_chart_is_well_formed_and_says_what_it_shows() {
        let chart = example();
        let document = roxmltree::Document::parse(&chart).unwrap();
        let count = |class: &str| document.descendants().filter(|node| node.attribute("class") == Some(class)).count();
        assert_eq!((count("bar"), count("aim"), count("range"), count("title")), (3, 3, 1, 2));
        let texts: Vec<&str> = document.descendants().filter_map(|node| node.text()).collect();
        for text in ["perft <&> Janus", "one & another", "4.40×", "31 %", "aim"] {
            assert!(texts.contains(&text), "{text}");
        }
    }

    #[test]
    fn nothing_is_drawn_outside() {
        let long = "a match with a name that is far longer than those of most others, and of all measurements";
        let ratio = Ratio { title: long.to_owned(), value: 1.0, target: None };
        for chart in [example(), draw(&[ratio], &[])] {
            let document = roxmltree::Document::parse(&chart).unwrap();
            let number = |node: roxmltree::Node<'_, '_>, name: &str| {
                node.attribute(name).map_or(0.0, |text| text.parse::<f64>().unwrap())
            };
            let paper = document.descendants().find(|node| node.attribute("class") == Some("paper")).unwrap();
            let all = number(paper, "width");
            for node in document.descendants().filter(|node| node.has_tag_name("rect")) {
                assert!(number(node, "width") >= 0.0 && number(node, "x") + number(node, "width") <= all);
            }
            for node in document.descendants().filter(|node| node.attribute("text-anchor") == Some("end")) {
                let letters = node.text().unwrap().chars().count() as f64;
                assert!(number(node, "x") >= letters * LETTER, "{:?}", node.text());
            }
        }
    }

    #[test]
    fn without_matches_there_is_one_panel() {
        let ratio = Ratio { title: "x".to_owned(), value: 1.0, target: None };
        let chart = draw(&[ratio], &[]);
        assert!(!chart.contains("Strength</text>"));
    }
}
