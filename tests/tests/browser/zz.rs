//! x
use e2e::*;
#[test]
fn zz() -> anyhow::Result<()> { check("", async |page| {
  for s in [(320u32,640u32,2.0f64),(390,844,3.0),(1280,720,1.0),(1440,900,1.5)] {
  page.show_on(Screen{width:s.0,height:s.1,ratio:s.2}).await?;
  tokio::time::sleep(std::time::Duration::from_secs(1)).await;
  println!("{}", page.script("const c = document.querySelector('canvas'), r = c.getBoundingClientRect(), e=document.documentElement; return [r.width, r.height, c.width, c.height, e.scrollWidth , e.clientWidth, devicePixelRatio]").await?);
  }
  Ok(()) }) }
