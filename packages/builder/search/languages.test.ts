/** Words are found as readers of other languages write them. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { highlight } from "./highlight.ts";
import { page, search } from "./testing.ts";
import { fold } from "./tokenize.ts";

/** For each pair: a page that has the first word is found by the second. */
async function finds(pairs: readonly (readonly [written: string, typed: string])[]): Promise<void> {
  for (const [written, typed] of pairs) {
    const meant = page("/meant", "One", [["", "", `xxx ${written} yyy`]]);
    const hits = await search([page("/other", "Two", [["", "", "zzz"]]), meant], typed);
    assert.deepEqual(
      hits.map(({ href }) => href),
      ["/meant"],
      `${typed} in ${written}`,
    );
  }
}

/** The same, and as well as by the first: nothing here is taken for a slip of the keyboard, which a large site may hide. */
async function findsAlike(pairs: readonly (readonly [written: string, typed: string])[]): Promise<void> {
  await finds(pairs);
  for (const [written, typed] of pairs) assert.equal(fold(typed), fold(written));
}

const marked = (text: string, query: string) =>
  highlight(text, [], query)
    .filter(([, hit]) => hit)
    .map(([piece]) => piece);

test("Arabic is found with and without hamza, vowels, the article, and as it is typed in a hurry", async () => {
  await findsAlike([
    ["أدوات", "ادوات"],
    ["إعدادات", "اعدادات"],
    ["ذاكرة", "ذاكره"],
    ["مُتَغَيِّر", "متغير"],
    ["مـــرحبا", "مرحبا"],
    ["مستشفى", "مستشفي"],
    ["٢٠٢٦", "2026"],
  ]);
  await finds([
    ["الذاكرة", "ذاكرة"],
    ["ذاكرة", "الذاكرة"],
    ["الذاكرة", "ذاكره"],
    ["بالذاكرة", "والذاكرة"],
    ["للمستخدمين", "المستخدمين"],
    ["ووكيل", "وكيل"],
    ["متغير", "متغيرات"],
  ]);
  assert.deepEqual(marked("نظام الذاكرة الموحد", "ذاكرة"), ["الذاكرة"], "the whole word is marked");
  assert.deepEqual(marked("أيّ ذاكرة", "الذاكرة"), ["ذاكرة"]);
});

test("Persian and Hebrew are found whatever keyboard wrote them", async () => {
  await findsAlike([
    ["کتاب", "كتاب"],
    ["فارسی", "فارسي"],
    ["שָׁלוֹם", "שלום"],
  ]);
});

test("Korean nouns of two syllables are found with their particles, and compounds by their nouns", async () => {
  await finds([
    ["도구를", "도구"],
    ["도구를 설정하는", "도구 설정"],
    ["도구 설정", "도구설정"],
  ]);
  assert.deepEqual(marked("에이전트가 도구를 쓴다", "도구 "), ["도구를"]);
});

test("Japanese is found by the syllables that are typed, whatever they are turned into", async () => {
  await findsAlike([
    ["インストール", "いんすとーる"],
    ["クイックスタート", "ｸｲｯｸｽﾀｰﾄ"],
  ]);
  assert.deepEqual(marked("ガイドを読む", "がいど"), ["ガイド"]);
});

test("of a text without spaces, what was asked for is marked each time, be it in parts", () => {
  assert.deepEqual(marked("設定の前に初期設定を読む", "設定"), ["設定", "設定"]);
  assert.deepEqual(marked("インストールし、次の方法で", "インストール方法"), ["インストール", "方法"]);
});

test("letters that others write as two, or without their stroke, are found either way", async () => {
  await findsAlike([
    ["Straße", "strasse"],
    ["Strasse", "straße"],
    ["œuvre", "oeuvre"],
    ["Łódź", "lodz"],
    ["Điện", "dien"],
    ["Ødegaard", "odegaard"],
    ["ısı", "isi"],
    ["κώδικας", "κωδικασ"],
  ]);
});

test("other forms of a word are found in Russian, Portuguese, Spanish and German", async () => {
  await finds([
    ["настройка", "настройки"],
    ["агент", "агентами"],
    ["новый", "новыми"],
    ["configuração", "configurações"],
    ["funciones", "función"],
    ["Einstellung", "Einstellungen"],
  ]);
});
