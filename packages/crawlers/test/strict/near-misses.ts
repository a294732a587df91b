import { agents } from "../../src/index.ts";
import { chrome } from "../user-agents.ts";
import { type StrictCase, strictCase } from "./strict-case.ts";

/** Others that mention an agent's name, resemble it or are made against it. */
const shapes: readonly ((name: string) => string)[] = [
  (name) => `Tool/1.0 (+https://tool.example/wiki/${name})`,
  (name) => `Mozilla/5.0 (compatible; Tool/1.0; +https://tool.example/?bot=${name})`,
  (name) => `Tool/1.0 (${name}@tool.example)`,
  (name) => `${chrome} (+https://${name}.example/bot)`,
  (name) => `Mozilla/5.0 (compatible; +https://agents.example/${name})`,
  (name) => `Tool/1.0 (${name}.example)`,
  (name) => `Tool/1.0 (+tool.example/${name})`,
  (name) => `My${name}/1.0`,
  (name) => `Not${name}/1.0`,
  (name) => `anti-${name}/2.0`,
  (name) => `fake-${name}`,
  (name) => `${name}-killer/1.0`,
  (name) => `${name}-Blocker/2.1`,
  (name) => `${name}-detector/0.3`,
  (name) => `${name}Checker/1.0`,
  (name) => `${name}Fake`,
  (name) => `${name}ish/1.0`,
  (name) => `${name}-Ads/1.0`,
  (name) => `${name}-AdsBot/1.0`,
  (name) => `Tool/${name}`,
  (name) => `no_${name}`,
  (name) => `FeedMill/2.0 (like ${name})`,
];

/** Each agent's first name in three of them, other three for every agent. Families whose tail is free are left out. */
export const nearMisses: readonly StrictCase[] = agents.flatMap(({ names }, index) => {
  const [name] = names;
  if (name === undefined || !/^[\w.-]+$/.test(name) || names.length > 1) return [];
  return [0, 1, 2].flatMap((step) => {
    const shape = shapes[(index * 3 + step * 7) % shapes.length];
    return shape ? [strictCase(null, shape(name))] : [];
  });
});
