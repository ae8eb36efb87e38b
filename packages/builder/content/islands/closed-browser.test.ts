import assert from "node:assert/strict";
import { test } from "node:test";
import { openBrowser } from "../../test/browser.ts";
import { openIslands } from "../testing/open-islands.ts";

const browser = await openBrowser();

test("A component of a bundle asks no other host for pictures of its styles, of films and of pictures' sources", async (context) => {
  const parts = `export const Shows = () => {
  const [n, set] = useState(0);
  return <div className="shows">
    <button onClick={() => set(n + 1)}>{n}</button>
    <b style={{ color: "red", background: "url('https://pictures.test/" + n + ".png')", backgroundImage: 'image-set("//pictures.test/a.png" 1x)' }}>styled</b>
    <i style={{ backgroundImage: "url(/a.svg)" }}>own</i>
    <video controls title="Film"><source src={"https://films.test/" + n + ".mp4"} type="video/mp4" /></video>
    <video controls poster="https://pictures.test/p.png" src="/a.svg" />
    <picture><source srcSet="https://pictures.test/w.webp" /><img src="/a.svg" srcSet="https://pictures.test/a2.png 2x" alt="Own" /></picture>
    <svg viewBox="0 0 1 1"><image href="https://pictures.test/s.png" /><image href="/a.svg" /></svg>
  </div>;
};`;
  const { page, complaints } = await openIslands(browser, context, parts, "<Shows />", "{ Shows }", [
    "index.mdx:3:1 unsafe-style",
    "index.mdx:3:1 unsafe-style",
  ]);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.locator(".shows button").click();
  await page.locator(".shows button", { hasText: "1" }).waitFor();
  assert.match((await page.locator(".shows b").getAttribute("style")) ?? "", /^color: red;?$/);
  assert.match((await page.locator(".shows i").getAttribute("style")) ?? "", /a\.svg/);
  const film = page.locator(".shows a.lc-external");
  assert.deepEqual([await film.textContent(), await film.getAttribute("href")], ["Film", "https://films.test/1.mp4"]);
  assert.equal(await page.locator(".shows video").count(), 1, "one of the site stays");
  assert.equal(await page.locator(".shows picture source, .shows [poster], .shows [srcset]").count(), 0);
  assert.equal(
    await page.locator(".shows image").evaluateAll((all) => all.filter((one) => one.hasAttribute("href")).length),
    1,
  );
  assert.deepEqual(
    asked.filter((url) => !url.startsWith("http://islands.test/") && !url.startsWith("data:")),
    [],
  );
  assert.deepEqual(
    complaints.filter((text) => !text.includes("404")),
    [],
  );
});

test("Neither does HTML that it sets as text", async (context) => {
  const parts = `export const Sets = () => {
  const [n, set] = useState(0);
  const html = '<p style="color: red; background: url(https://pictures.test/' + n + '.png)">words ' + n + '</p><img src="https://pictures.test/a.png" alt="A picture"><iframe src="https://play.test/" title="Play"></iframe><img src="/a.svg" alt="Own">';
  return <div className="sets"><button onClick={() => set(n + 1)}>{n}</button><div dangerouslySetInnerHTML={{ __html: html }} /></div>;
};`;
  const { page, complaints } = await openIslands(browser, context, parts, "<Sets />", "{ Sets }", [
    "parts.jsx:4:79 unsafe-style",
  ]);
  await page.locator(".sets button").click();
  await page.locator(".sets p", { hasText: "words 1" }).waitFor();
  assert.match((await page.locator(".sets p").getAttribute("style")) ?? "", /^color: red;?$/);
  assert.equal(await page.locator(".sets img, .sets iframe").count(), 1);
  assert.equal(await page.locator(".sets span.lc-external").textContent(), "A picture");
  assert.equal(await page.locator(".sets a.lc-external").getAttribute("href"), "https://play.test/");
  assert.deepEqual(complaints, []);
});

test("What a component of a bundle fetches from another host fails for it at once, and without a request", async (context) => {
  const parts = `export const Asks = () => {
  const [told, tell] = useState("loading");
  const [own, setOwn] = useState("");
  useEffect(() => {
    fetch("https://api.test/stars").then((answer) => answer.json()).then(tell).catch((error) => tell(error.name));
    fetch("/a.svg").then((answer) => answer.text()).then((text) => setOwn(text.slice(0, 4)));
  }, []);
  return <p id="asks" spellCheck={false} contentEditable={false} draggable={false}>{told} {own}</p>;
};`;
  const { page, complaints } = await openIslands(browser, context, parts, "<Asks />\n\n![](/a.svg)", "{ Asks }");
  await page.locator("#asks", { hasText: "TypeError <svg" }).waitFor({ timeout: 5000 });
  assert.deepEqual(complaints, []);
  const attributes = ["spellcheck", "contenteditable", "draggable"];
  for (const name of attributes) assert.equal(await page.locator("#asks").getAttribute(name), "false", name);
});
