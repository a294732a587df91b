import { load, loadOptions } from "./load.ts";

/** Puts load on a server as the JSON in the first argument says, and prints what came of it as JSON. */
const result = await load(loadOptions.parse(JSON.parse(process.argv[2] ?? "{}")));
process.stdout.write(JSON.stringify(result));
