/** Words for what grows and shrinks in news of companies, by whether more of it is better. */
const betterMore =
  words(`profit profits earnings ebit ebitda ebita sales revenue revenues turnover income margin margins demand orders order
  intake backlog orderbook bookings dividend dividends shares stock stocks growth cashflow flow volumes volume output production
  deliveries shipments customers users subscribers subscriptions passengers traffic visitors occupancy capacity efficiency productivity
  profitability return returns equity result results outlook guidance forecast forecasts estimate estimates target targets exports satisfaction downloads
  rating ratings performance quality speed savings eps jobs staff workforce headcount employment liquidity solvency expectations ratio
  popularity value index capitalisation capitalization backlog competitiveness share membership
  members takings receipts royalties commissions assets premiums lending deposits loans confidence utilisation utilization yield surplus
  gdp economy accuracy stability coverage battery comfort adoption retention engagement conversion resolution loyalty`);
const betterLess =
  words(`loss losses cost costs debt debts expense expenses expenditure expenditures impairments impairment churn
  unemployment complaints complaint defaults default inflation inventories delays delay risk risks liabilities deficit provisions charges writedowns
  emissions crashes errors downtime absences injuries accidents bugs waste leverage gearing overheads shortages backorders defects fraud
  pollution noise fines arrears latency friction fuel`);

const up =
  words(`up rise rises rose risen rising increase increases increased increasing grow grows grew grown growing climb climbs
  climbed climbing jump jumps jumped jumping surge surges surged surging soar soars soared soaring gain gains gained gaining
  double doubles doubled doubling doubles triple triples tripled tripling quadrupled expand expands expanded expanding 
  accelerate accelerates accelerated accelerating higher highest widen widens widened widening lift lifts lifted lifting raise raises raised
  raising boost boosts boosted boosting rally rallied rallies rallying rocketed skyrocketed swell swelled swells exceed exceeded
  exceeds upturn upswing uptick recovered recovers rebounded rebounds improved improves improve improving improvement strengthened multiplied
  enhance enhanced enhances bolster bolstered bolsters propelled spike spiked ballooned topped tops mounted record`);
const down =
  words(`down fall falls fell fallen falling drop drops dropped dropping decline declines declined declining decrease decreases
  decreased decreasing slip slips slipped slipping slide slides slid sliding slump slumps slumped slumping plunge plunged plunges plunging
  tumble tumbles tumbled tumbling shrink shrinks shrank shrunk shrinking narrow narrows narrowed narrowing contracted contracting contraction halve halves
  halved halving lower lowers lowered lowering lowest weaken weakens weakened weakening cut cuts cutting reduce reduces reduced reducing reduction dip dips dipped
  dipping sink sinks sank sunk sinking trim trims trimmed slash slashed slashes slashing downturn eased ease eases shed sheds dwindle dwindled dwindles diminished diminishes
  diminish tapered retreat retreated retreats dented dents fewer less smaller collapse collapsed collapses plummet plummeted plummets
  nosedived curtailed curbed curb eliminate eliminated eliminates minimise minimize minimised minimized minimises minimizes slowed slows missed misses below`);

/** Words that stand before what they move, unless they stand before where to or by how much. */
const ofWhat =
  words(`increase increases increased increasing raise raises raised raising lift lifts lifted lifting boost boosts boosted
  boosting cut cuts cutting reduce reduces reduced reducing lower lowers lowered lowering narrow narrows narrowed narrowing widen widens
  widened widening trim trims trimmed slash slashed slashes doubled double doubles improve improves improved improving gain gained gains expand
  expanded expands higher fewer less record lowest highest strengthened enhance enhanced enhances bolster bolstered exceed exceeded exceeds
  topped tops eliminate eliminated eliminates minimise minimize minimised minimized minimizes curbed curb shed sheds missed misses eased below dented dents accelerated
  rising falling growing soaring declining shrinking increasing slashing smaller`);
const whereTo = words(
  "to by from in at on after as and or during with than since for over , ; ) ( % until of because due",
);

const strongMoves =
  words(`soar soars soared soaring surge surges surged surging jumped jumps rally rallied rebounded skyrocketed rocketed
  plunge plunged plunges plunging slump slumped slumps slumping tumble tumbled tumbles tumbling plummet plummeted collapse collapsed`);
const alwaysGood = words(
  "improved improves improve improving improvement recovered recovers rebounded rebounds strengthened",
);
const alwaysBad = words("weaken weakens weakened weakening collapse collapsed collapses");

const before = 9;
const behind = 5;
const movedValue = 3;

/** 1 for more, -1 for less, 0 for a word that is no move. */
export function moveOf(word: string): -1 | 0 | 1 {
  if (up.has(word)) return 1;
  return down.has(word) ? -1 : 0;
}

/** 1 where more of a thing is better, -1 where less of it is, 0 for other words. */
export function thingOf(word: string): -1 | 0 | 1 {
  if (betterMore.has(word)) return 1;
  return betterLess.has(word) ? -1 : 0;
}

export interface Move {
  readonly value: number;
  /** The index of the word for what moves; undefined where none is named. */
  readonly thing: number | undefined;
}

/** Move at a place: of costs that fall, something good. */
export function moveAt(tokens: readonly string[], at: number): Move {
  const word = tokens[at] ?? "";
  const direction = moveOf(word);
  const next = tokens[at + 1] ?? ",";
  const isOfWhat = ofWhat.has(word) && !whereTo.has(next) && !/^\d/.test(next);
  const ahead = (): number | undefined => thingAhead(tokens, at + (next === "in" || next === "of" ? 2 : 1));
  const back = (): number | undefined => thingBack(tokens, at);
  const isNoun = next === "in" || next === "of";
  const thing = isOfWhat || isNoun ? (ahead() ?? back()) : (back() ?? ahead());
  if (thing === undefined) return { value: loneMove(word, direction), thing };
  if (alwaysGood.has(word)) return { value: movedValue, thing };
  if (alwaysBad.has(word)) return { value: -movedValue, thing };
  return { value: direction * thingOf(tokens[thing] ?? "") * movedValue, thing };
}

function loneMove(word: string, direction: number): number {
  if (strongMoves.has(word)) return direction * 2;
  if (alwaysGood.has(word) || alwaysBad.has(word)) return direction * 2;
  return 0;
}

function thingBack(tokens: readonly string[], at: number): number | undefined {
  for (let index = at - 1; index >= Math.max(0, at - before); index -= 1) {
    if (tokens[index] === ";") return undefined;
    if (thingOf(tokens[index] ?? "") !== 0) return index;
  }
  return undefined;
}

function thingAhead(tokens: readonly string[], from: number): number | undefined {
  for (let index = from; index < Math.min(tokens.length, from + behind); index += 1) {
    const token = tokens[index] ?? "";
    if (/^[,;()]$/.test(token)) return undefined;
    // "its credit losses": the last of a row of such words is what moves
    if (thingOf(token) !== 0) return thingOf(tokens[index + 1] ?? "") === 0 ? index : index + 1;
  }
  return undefined;
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}
