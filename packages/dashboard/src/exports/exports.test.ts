import assert from "node:assert/strict";
import { test } from "node:test";
import { exportRecipe } from "./curl-recipe.ts";
import { pathsOfText } from "./paths-of-text.ts";

test("paths are read one from each line, each once", () => {
  assert.deepEqual(pathsOfText(" guides/start \r\n\nguides/start\napi/users\n"), ["guides/start", "api/users"]);
  assert.deepEqual(pathsOfText(" \n "), []);
});

test("the recipe calls start, status and bundle of this server and never holds a key", () => {
  const recipe = exportRecipe("https://lectern.example.com", "docs.example.com");
  assert.match(recipe, /POST https:\/\/lectern\.example\.com\/v1\/static-export\/jobs /);
  assert.match(recipe, /-d '\{"domain":"docs\.example\.com"\}'/);
  assert.match(recipe, /static-export\/jobs\/\$JOB\/bundle/);
  assert.equal(recipe.match(/Bearer \$ADMIN_API_KEY/g)?.length, 3);
});
