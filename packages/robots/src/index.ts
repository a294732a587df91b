export { type AnswerMeaning, answerMeaning } from "./answer-meaning.ts";
export { type ParseOptions, parseRobots, robotsBytesMax } from "./parse-robots.ts";
export { pathOf } from "./path-of.ts";
export type { Comparison } from "./pattern.ts";
export type { Problem, ProblemCode } from "./problems.ts";
export type { Robots, RobotsGroup, RobotsNote, Rule } from "./robots.ts";
export { type AgentRules, rulesFor, type Verdict, verdictOf } from "./verdicts.ts";
export { type RobotsPolicy, withPolicy } from "./with-policy.ts";
