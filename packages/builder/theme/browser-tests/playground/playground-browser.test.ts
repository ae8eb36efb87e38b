import assert from "node:assert/strict";
import { test } from "node:test";
import { axeViolations, openBrowser } from "../../../test/browser.ts";
import { answer, control, fieldsOf, send, until, usePlayground } from "../../testing/playground-page.ts";

const browser = await openBrowser();
const playground = await usePlayground(browser);
const { api, open } = playground;

test("what is typed is in the address, in the samples and in the request that the API gets", async () => {
  const page = await open("api-reference/get-a-ship");
  const field = fieldsOf(page);
  await send(page);
  assert.match(await page.locator('.lc-pg-form > [role="alert"]').innerText(), /id/);
  assert.equal(await page.evaluate("document.activeElement.getAttribute('aria-invalid')"), "true");
  assert.equal(api.received.length, 0);
  await field("id").locator("input").fill("42");
  await page.getByRole("button", { name: "Add item" }).click();
  await page.getByLabel("include 1", { exact: true }).selectOption("crew");
  await page.getByRole("button", { name: "Add item" }).click();
  await page.getByLabel("include 2", { exact: true }).selectOption("berth");
  await page.locator("summary", { hasText: "Fields (2)" }).click();
  await field("flag").locator("input").fill("a b");
  await field("X-Trace").locator("input").fill("t1");
  await page.getByLabel("Token").fill("s3cret");
  const address = `${api.origin}/ships/42?include=crew&include=berth&filter[flag]=a%20b`;
  assert.equal(await page.locator(".lc-pg-address").innerText(), address);
  const code = page.locator(".lc-pg-sample code");
  assert.match(await code.innerText(), /--header 'Authorization: Bearer s3cret'/);
  await page.getByLabel("Language").selectOption("Python");
  assert.match(await code.innerText(), /requests\.get\(url, headers=headers\)/);
  await page.getByLabel("Server").selectOption("1");
  await field("version").locator("select").selectOption("v2");
  await page.keyboard.press("Control+Enter");
  assert.match(await answer(page), /"url": "\/v2\/ships\/42\?include=crew/);
  const [got] = api.received;
  assert.equal(got?.url, `/v2/ships/42?include=crew&include=berth&filter[flag]=a%20b`);
  assert.deepEqual(
    [got?.headers.authorization, got?.headers["x-trace"], got?.headers.cookie],
    ["Bearer s3cret", "t1", undefined],
  );
  assert.match(await page.locator(".lc-pg-facts").innerText(), /200 OK\s+\d[\d.]* m?s\s+\d+ B/);
  await page.locator(".lc-pg-headers summary").click();
  assert.match(await page.locator(".lc-pg-headers dl").innerText(), /x-ship\s+Nautilus/);
});

test("the way of writing a body that is chosen lies on a ground of its own, light and dark", async () => {
  const page = await open("api-reference/register-a-ship");
  const groundOf = (selector: string) =>
    page.evaluate<string>(`getComputedStyle(document.querySelector("${selector}")).backgroundColor`);
  for (const mode of ["light", "dark"]) {
    await page.evaluate(`document.documentElement.className = "js ${mode}"`);
    assert.notEqual(await groundOf(".lc-pg-modes > [aria-pressed='true']"), await groundOf(".lc-pg-modes"), mode);
  }
});

test("a body is made of its schema: nested, in lists, by choice; and may be written as JSON", async () => {
  const page = await open("api-reference/register-a-ship");
  const field = fieldsOf(page);
  await field("name").locator("textarea").fill("Nautilus");
  await field("length").locator("input").fill("70.5");
  await page.getByLabel("cargo: variant").selectOption("Containers");
  await field("boxes").getByRole("button", { name: "Add item" }).click();
  await field("number").locator("textarea").fill("MSKU1");
  await field("isCold").locator("select").selectOption("true");
  await field("labels").getByRole("button", { name: "Add entry" }).click();
  await field("labels").getByPlaceholder("name").fill("flag");
  await page.getByLabel("labels 1", { exact: true }).fill("FR");
  await send(page);
  await answer(page);
  const ship = {
    name: "Nautilus",
    length: 70.5,
    cargo: { type: "containers", boxes: [{ number: "MSKU1", isCold: true }] },
    labels: { flag: "FR" },
  };
  assert.deepEqual(JSON.parse(String(api.received[0]?.body)), ship);
  assert.equal(api.received[0]?.headers["content-type"], "application/json");
  assert.equal(await page.locator('.lc-pg-status[data-kind="2"]').innerText(), "201 Created");
  await page.locator('[data-mode="text"]').click();
  const editor = page.getByLabel("Body (JSON)");
  assert.deepEqual(JSON.parse(await editor.inputValue()), ship);
  await editor.fill("{ not JSON");
  await page.locator('[data-mode="form"]').click();
  assert.match(await page.locator('.lc-pg-body > [role="alert"]').innerText(), /not JSON/);
  await editor.fill('{"name":"Argo","cargo":{"type":"bulk","tonnes":3},"unknown":[1]}');
  await page.locator('[data-mode="form"]').click();
  assert.equal(await field("name").locator("textarea").inputValue(), "Argo");
  assert.equal(await page.getByLabel("cargo: variant").inputValue(), "0");
  await send(page);
  await page.locator(".lc-pg-tools").waitFor();
  await until(() => api.received.length === 2);
  assert.deepEqual(JSON.parse(String(api.received[1]?.body)), {
    name: "Argo",
    cargo: { type: "bulk", tonnes: 3 },
    unknown: [1],
  });
  await page.getByLabel("Content type").selectOption("application/x-www-form-urlencoded");
  await field("name").locator("textarea").fill("a&b");
  await send(page);
  await until(() => api.received.length === 3);
  assert.equal(String(api.received[2]?.body), "name=a%26b");
  await page.getByLabel("Content type").selectOption("text/plain");
  assert.equal(await page.locator(".lc-pg-editor").getAttribute("aria-label"), "Body");
});

test("files are sent with the fields of their form", async () => {
  const page = await open("api-reference/upload-papers");
  const file = (name: string, text: string) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
  await control(page, "file").setInputFiles(file("scan.txt", "one"));
  await control(page, "pages").setInputFiles([file("1.txt", "two"), file("2.txt", "three")]);
  await control(page, "title").fill("Bill");
  assert.match(await page.locator(".lc-pg-sample code").innerText(), /--form 'file=@scan\.txt'/);
  await send(page);
  await answer(page);
  const body = String(api.received[0]?.body);
  assert.match(String(api.received[0]?.headers["content-type"]), /^multipart\/form-data; boundary=/);
  for (const part of ['name="file"; filename="scan.txt"', 'name="pages"; filename="2.txt"', "three", 'name="title"'])
    assert.ok(body.includes(part), part);
});

test("the last values come back at another visit, secrets only in the same session", async () => {
  const first = await open("api-reference/register-a-ship");
  await first.getByLabel("Token").fill("s3cret-token");
  await control(first, "name").fill("Argo");
  await control(first, "secret").fill("hush-hush");
  await first.getByRole("button", { name: "Close" }).click();
  let kept = "";
  while (!kept.includes("Argo")) kept = await first.evaluate<string>("JSON.stringify({ ...localStorage })");
  assert.doesNotMatch(kept, /s3cret-token|hush-hush/);
  await first.reload();
  await first.locator(".lc-endpoint-try").click();
  assert.equal(await first.getByLabel("Token").inputValue(), "s3cret-token");
  assert.equal(await control(first, "secret").inputValue(), "hush-hush");
  const other = await open("api-reference/register-a-ship");
  assert.equal(await control(other, "name").inputValue(), "Argo");
  assert.equal(await other.getByLabel("Token").inputValue(), "");
  await other.getByRole("button", { name: "Reset" }).click();
  assert.equal(await control(other, "name").inputValue(), "");
});

test("a page that describes its endpoint by hand has a form of its fields", async () => {
  const page = await open("hand");
  const form = page.locator(".lc-pg-form");
  assert.equal(await form.getByLabel(/^limit/).getAttribute("placeholder"), "20");
  assert.equal(await form.getByLabel(/^name/).getAttribute("placeholder"), "Nautilus");
  await form.getByLabel(/^id/).fill("7");
  await form.getByLabel(/^name/).fill("Argo");
  await form.locator("summary", { hasText: "Fields (2)" }).click();
  await form.getByLabel(/^length/).fill("12");
  await form.getByLabel(/^width/).fill("3");
  await form.locator("summary", { hasText: "Fields (1)" }).click();
  await form.getByLabel(/^cook/).fill("Ned");
  await form.getByLabel("Token").fill("abc");
  await send(page);
  await answer(page);
  const [got] = api.received;
  assert.deepEqual([got?.method, got?.url, got?.headers.authorization], ["PUT", "/ships/7", "Bearer abc"]);
  assert.deepEqual(JSON.parse(String(got?.body)), {
    name: "Argo",
    size: { length: 12, width: 3 },
    crew: { cook: "Ned" },
  });
});

test("an example that is chosen by its name fills the form, and is sent", async () => {
  const page = await open("api-reference/ask-for-a-tow");
  assert.equal(await page.getByRole("button", { name: "Fill in the example" }).count(), 0);
  await page.getByLabel("Fill in the example").selectOption("A tug");
  assert.equal(await control(page, "name").inputValue(), "Tug");
  await page.getByLabel("Fill in the example").selectOption("A ferry");
  await page.getByRole("button", { name: "JSON", exact: true }).click();
  assert.deepEqual(JSON.parse(await page.locator(".lc-pg-editor").inputValue()), { name: "Ferry" });
  await send(page);
  await answer(page);
  assert.deepEqual(JSON.parse(String(api.received.at(-1)?.body)), { name: "Ferry" });
});

for (const scheme of ["light", "dark"] as const)
  test(`the form and the answer have no fault that axe finds, ${scheme}`, async () => {
    await playground.renew({ colorScheme: scheme });
    const page = await open("api-reference/register-a-ship");
    await page.getByRole("button", { name: "Fill in the example" }).click();
    await send(page);
    await answer(page);
    assert.deepEqual(await axeViolations(page, ".lc-pg"), []);
    await page.keyboard.press("Escape");
    assert.equal(await page.locator(".lc-pg").isVisible(), false);
    assert.equal(await page.evaluate("document.activeElement.className.includes('lc-endpoint-try')"), true);
  });

test("it loads no font again, though the repository has a sheet of its own, and that sheet counts", async () => {
  const page = await playground.context.newPage();
  await (await playground.context.newCDPSession(page)).send("Network.setCacheDisabled", { cacheDisabled: true });
  await page.goto(`${playground.origin}/hand`);
  await page.evaluate("document.fonts.ready");
  const fonts: string[] = [];
  page.on("request", (request) => request.resourceType() === "font" && fonts.push(request.url()));
  await page.getByRole("button", { name: "Try it" }).click();
  await page.locator(".lc-pg[open]").waitFor();
  const color = await page.evaluate("getComputedStyle(document.querySelector('.lc-pg')).borderTopColor");
  assert.equal(color, "rgb(1, 2, 3)");
  assert.deepEqual(fonts, []);
});
