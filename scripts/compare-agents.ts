/**
 * npm run compare-agents says where public lists of agents and assistants differ from our catalogue. Once a month a person
 * reads it and decides: lists contradict each other, and none is right in all. `-- FILE or ADDRESS …` compares with these
 * instead of the latest that can be had. It changes nothing, and says what it could not get.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { agents, catalogueVersion } from "@citelens/crawlers";
import { type Differences, differencesOf } from "./compare-agents/differences.ts";
import { fetchLists } from "./compare-agents/fetch-lists.ts";
import { readPublicList } from "./compare-agents/public-list.ts";

const titles: Readonly<Record<keyof Differences, string>> = {
  unknown: "on the list, and not in the catalogue",
  namedOtherwise: "seen as another agent",
  otherPurpose: "for another purpose",
  oursAlone: "filed elsewhere, and an agent of ours",
  directories: "key directories that we do not read",
  hosts: "sites of assistants from which we see nobody come",
};

const folder = await mkdtemp(join(tmpdir(), "compare-agents-"));
const lists = await fetchLists(folder, process.argv.slice(2));
await rm(folder, { recursive: true, force: true });

console.log(`Catalogue ${catalogueVersion} with ${agents.length} agents`);
for (const list of lists) {
  const read = "data" in list ? readPublicList(list.data) : undefined;
  console.log(`\n# ${list.name}`);
  if ("reason" in list) console.log(`Could not be had: ${list.reason}`);
  else if (!read) console.log("Is no list of a shape that is known");
  else print(differencesOf(read), `${read.agents.length} agents, ${read.hosts.length} sites`);
}
if (lists.every((list) => "reason" in list)) process.exitCode = 1;

function print(differences: Differences, size: string): void {
  console.log(size);
  for (const [part, lines] of Object.entries(differences)) {
    if (lines.length === 0) continue;
    console.log(`\n## ${titles[part as keyof Differences]} (${lines.length})`); // the keys are those of the type
    for (const line of lines) console.log(`- ${line}`);
  }
}
