import { Problem } from "../steps.mjs";

/** Steps that every machine of a sharded run takes; what is not a test is looked at once, by the first. */
const ofEachShard = ["build", "unit", "browser"];

/**
 * What somebody wants of `npm test`: the mode (gate, changed, deep or merge), the steps of it, the rooms of a deep run, the shard
 * as "i/n", and whether a whole run that was green is to be recorded. Throws a Problem for anything else.
 */
export function parseWish(args, allSteps) {
  const wish = { mode: "gate", steps: allSteps, rooms: undefined, shard: undefined, record: false };
  for (const arg of args) {
    const understood = wordsOf(allSteps).some((take) => take(wish, ...arg.split("=")));
    if (!understood)
      throw new Problem(
        `Unknown argument: ${arg}. Known are --changed, --deep with --rooms=, --record, --merge, --shard=i/n, and --only= with some of ${allSteps.join(", ")}.`,
      );
  }
  if (wish.rooms && wish.mode !== "deep") throw new Problem("--rooms= belongs to npm run test:deep.");
  const isPart = !["gate", "deep"].includes(wish.mode) || wish.rooms || wish.shard || wish.steps !== allSteps;
  if (wish.record && isPart) throw new Problem("--record belongs to a run of everything.");
  return { ...wish, steps: wish.steps.filter((name) => isWanted(wish, name)) };
}

/** Each takes the argument that it knows, and says whether it did. */
function wordsOf(allSteps) {
  const take = (wish, fields) => Object.assign(wish, fields) === wish;
  return [
    (wish, name, value) =>
      value === undefined && /^--(changed|deep|merge)$/.test(name) && take(wish, { mode: name.slice(2) }),
    (wish, name, value) => name === "--record" && value === undefined && take(wish, { record: true }),
    (wish, name, value = "") =>
      name === "--only" && isOf(allSteps, value.split(",")) && take(wish, { steps: value.split(",") }),
    (wish, name, value = "") => name === "--shard" && isShard(value) && take(wish, { shard: value }),
    (wish, name, value = "") => name === "--rooms" && value !== "" && take(wish, { rooms: value.split(",") }),
  ];
}

function isWanted({ mode, shard }, step) {
  if (mode === "changed" && step === "budget") return false;
  return shard === undefined || shard.startsWith("1/") || ofEachShard.includes(step);
}

function isOf(all, some) {
  return some.every((one) => all.includes(one));
}

function isShard(value) {
  const [, index, count] = /^(\d+)\/(\d+)$/.exec(value) ?? [];
  return index !== undefined && Number(index) >= 1 && Number(index) <= Number(count);
}
