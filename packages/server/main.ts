import { readWords } from "./program-words.ts";
import { runServer } from "./run-server.ts";

const answer = readWords(process.argv.slice(2));
if (answer === null) await runServer();
else {
  if (answer.wrong) console.error(answer.text);
  else console.log(answer.text);
  process.exitCode = answer.wrong ? 2 : 0;
}
