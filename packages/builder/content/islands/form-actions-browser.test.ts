/** What a form does by a function (`<form action={save}>`), and what React's hooks say of it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { openBrowser } from "../../test/browser.ts";
import { openIslands, shown } from "../testing/open-islands.ts";

const browser = await openBrowser();

const parts = `import { startTransition, useActionState, useOptimistic, useState, useTransition } from "react";
import { useFormStatus } from "react-dom";
const later = () => new Promise((done) => setTimeout(done, 300));
export const Poll = () => {
  const [state, vote, pending] = useActionState(async (previous, data) => {
    await later();
    return { votes: previous.votes + 1, last: data.get("choice") };
  }, { votes: 0, last: "none" });
  return <form id="poll" action={vote}>
    <select name="choice"><option>red</option><option>blue</option></select>
    <button>{pending ? "wait" : "vote"}</button><output>{state.votes} {state.last}</output>
  </form>;
};
const Send = () => { const { pending, data } = useFormStatus(); return <button>{pending ? "sending " + data.get("mail") : "send"}</button>; };
export const Mail = () => {
  const [sent, setSent] = useState("nothing");
  const save = async (data) => { await later(); setSent(data.get("mail")); };
  return <form id="mail" action={save}><input name="mail" defaultValue="a" /><Send />
    <button id="other" formAction={(data) => setSent("other " + data.get("mail"))}>other</button><p>{sent}</p></form>;
};
export const Likes = () => {
  const [likes, setLikes] = useState(1);
  const [seen, add] = useOptimistic(likes, (now, more) => now + more);
  const [pending, start] = useTransition();
  return <p id="likes"><button onClick={() => start(async () => { add(1); await later(); setLikes((n) => n + 2); })}>like</button><b>{seen}{pending ? "…" : ""}</b></p>;
};`;

test("A form calls the function that is its action with what it holds, and the hooks say how far it is", async (context) => {
  const content = "<Poll />\n\n<Mail />\n\n<Likes />";
  const { page, complaints, first } = await openIslands(browser, context, parts, content, "{ Poll, Mail, Likes }");
  assert.deepEqual(
    Object.values(first).map((text) => text.replace(/\s+/g, " ").trim()),
    ["redbluevote0 none", "sendothernothing", "like1"],
  );
  await page.locator("#poll select").selectOption("blue");
  await page.locator("#poll button").click();
  await page.locator("#poll button", { hasText: "wait" }).waitFor();
  await page.locator("#poll output", { hasText: "1 blue" }).waitFor();
  assert.equal(await shown(page, "#poll button"), "vote");
  assert.equal(await page.locator("#poll select").inputValue(), "red", "fields begin again");
  await page.locator("#mail input").fill("me");
  await page.locator("#mail button").first().click();
  await page.locator("#mail button", { hasText: "sending me" }).waitFor();
  await page.locator("#mail p", { hasText: "me" }).waitFor();
  assert.equal(await shown(page, "#mail button >> nth=0"), "send");
  await page.locator("#other").click();
  await page.locator("#mail p", { hasText: "other a" }).waitFor();
  await page.locator("#likes button").click();
  await page.locator("#likes b", { hasText: /^2…$/ }).waitFor();
  await page.locator("#likes b", { hasText: /^3$/ }).waitFor();
  assert.equal(page.url(), "http://islands.test/");
  assert.deepEqual(complaints, []);
});
