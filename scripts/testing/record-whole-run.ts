/** node scripts/testing/record-whole-run.ts notes that every test was green on the tree as it is now. */
import { resolve } from "node:path";
import { recordWholeRun } from "./whole-run.ts";

recordWholeRun(resolve(import.meta.dirname, "../.."));
