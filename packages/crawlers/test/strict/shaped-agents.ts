import { type Agent, agents } from "../../src/index.ts";
import { chrome } from "../user-agents.ts";
import { type StrictCase, strictCase } from "./strict-case.ts";

type Shape = (name: string, version: string) => string;

const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1";
const android =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36";
const gecko = "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko";

/** Ways in which an agent gives its name and a version; all names are written in them. */
const versioned: readonly Shape[] = [
  (name, version) => `Mozilla/5.0 (compatible; ${name}/${version}; +https://crawl.example/about)`,
  (name, version) => `Mozilla/5.0 (compatible;${name}/${version})`,
  (name, version) => `${name}/${version}`,
  (name, version) => `${name}/v${version}`,
  (name, version) => `${name}/${version} (+https://crawl.example/about; crawl@crawl.example)`,
  (name, version) => `${gecko}; compatible; ${name}/${version}; +https://crawl.example)`,
  (name, version) => `${gecko}); compatible; ${name}/${version}; +https://crawl.example`,
  (name, version) => `${gecko}; compatible; ${name}/${version}) Chrome/140.0.0.0 Safari/537.36`,
  (name, version) => `${android} (compatible; ${name}/${version}; +https://crawl.example)`,
  (name, version) => `${iphone} (compatible; ${name}/${version})`,
  (name, version) => `${chrome} ${name}/${version}`,
  (name, version) => `Mozilla/5.0+(compatible;+${name}/${version};++https://crawl.example)`,
  (name, version) => `Agent/${name}/${version}`,
  (name, version) => `Mozilla/5.0 (compatible; Agent/${name}/${version})`,
];

/** Ways for names that need no version to be known. */
const distinctive: readonly Shape[] = [
  (name) => name,
  (name) => `${chrome}; ${name}`,
  (name) => `Mozilla/5.0 (compatible; ${name})`,
  (name) => `Agent/${name}`,
  (name) => `Mozilla/5.0 (compatible; Agent/${name})`,
  (name) => `Crawler/${name}`,
  (name, version) => `Mozilla/5.0 (compatible; Bot/${name}; v${version})`,
  (name, version) => `${name}-Video/${version}`,
  (name) => `Mozilla/5.0 (compatible; ${name}-Video)`,
  (name, version) => `Mozilla/5.0 (compatible; ${name}-Image/${version}; +https://crawl.example)`,
  (name, version) => `${name}-News/${version}`,
  (name, version) => `${iphone} (compatible; ${name}-Mobile/${version})`,
  (name, version) => `${name}-render/${version}`,
  (name) => `${name}-images`,
  (name, version) => `${name}_Test/${version}`,
  (name, version) => `${name}.Feeds/${version}`,
  (name) => `Mozilla/5.0 (compatible; ${name}.Feeds)`,
  (name, version) => `${name}.Images/${version} (+https://crawl.example)`,
  (name) => `${name}-2.1`,
  (name) => `${name}1.0`,
  (name) => `Mozilla/5.0 (compatible; ${name}v2.3)`,
  (name) => `User-Agent: ${name}`,
];

/** A name without a robot's word in it, with that word behind it. */
const asRobot: readonly Shape[] = [
  (name, version) => `${name}Bot/${version}`,
  (name, version) => `Mozilla/5.0 (compatible; ${name}Bot/${version}; +https://crawl.example)`,
  (name) => `${name}bot`,
  (name, version) => `${name}-bot/${version}`,
  (name, version) => `${chrome} (compatible; ${name}Crawler/${version})`,
  (name, version) => `${name} Bot ${version}`,
];

const saysRobot = /bot|spider|crawl|user|agent|fetch|index|search/i;

/** Each agent's first name in some shapes of each kind, another choice for every agent. */
export const shapedAgents: readonly StrictCase[] = agents.flatMap((agent, index) => {
  const [name] = agent.names;
  if (name === undefined || /\s\d|[!(]/.test(name)) return [];
  const literal = name.replace(/[-*/]+$/, "");
  const shapes = [
    ...pick(versioned, index, 2),
    ...(name.endsWith("/") || name.endsWith("*") ? [] : pick(distinctive, index, 3)),
    ...(isPlainWord(agent, literal) ? pick(asRobot, index, 2) : []),
  ];
  return shapes.flatMap((shape, at) => {
    const userAgent = shape(literal, `${index % 4}.${at}`);
    const isRespelled = !agent.caseSensitive && (index + at) % 5 === 0;
    return [
      strictCase(agent.token, isRespelled ? userAgent.replace(literal, respell(literal, at)) : userAgent),
    ];
  });
});

function isPlainWord(agent: Agent, literal: string): boolean {
  return agent.names.includes(literal) && /^\w+$/.test(literal) && !saysRobot.test(literal);
}

function respell(name: string, at: number): string {
  return at % 2 === 0 ? name.toLowerCase() : name.toUpperCase();
}

function pick<Item>(items: readonly Item[], from: number, count: number): readonly Item[] {
  return Array.from({ length: count }, (_, step) => items[(from * 5 + step * 3) % items.length]).filter(
    (item) => item !== undefined,
  );
}
