import { creditsPerEuro } from "@citelens/contract/billing/pricing";
import type { Overview } from "@citelens/contract/platform/overview";
import type { ReactElement } from "react";
import { counted, countText, dollarsText } from "#lib/figures.ts";
import { wholeOf } from "./trends.rules.ts";

export type TileName =
  | "Active organizations"
  | "Sign-ups"
  | "Recurring revenue"
  | "Agent visits"
  | "Answers"
  | "Error rate"
  | "Provider cost"
  | "Margin"
  | "Credits sold"
  | "Credits used"
  | "Provider calls"
  | "Waiting jobs";

/** Meaning of each figure. */
export const tileHelp: Readonly<Record<TileName, (overview: Overview) => ReactElement>> = {
  "Active organizations": () => (
    <>
      <p>
        Organizations for which, on that day, at least one of these happened: a visit of an agent was stored,
        an AI model answered a question of theirs, or a member did something that the audit log keeps.
      </p>
      <p>Demo workspaces and what superusers do as somebody else do not count.</p>
    </>
  ),
  "Sign-ups": () => <p>Accounts by the day on which they were made, those deleted since included.</p>,
  "Recurring revenue": () => (
    <>
      <p>
        What active subscriptions bring in a month at list price, without tax; of a yearly one a twelfth. One
        that was canceled counts until it ends, and one whose payment failed does not.
      </p>
      <p>Days on which nobody looked have no figure.</p>
    </>
  ),
  "Agent visits": () => (
    <p>
      Stored requests of AI agents and other bots to the websites of all workspaces, but for spoofed ones and
      those of demo workspaces.
    </p>
  ),
  Answers: () => (
    <p>
      Calls that asked questions of campaigns and got something, as on the page of costs. Demos ask nobody.
    </p>
  ),
  "Error rate": ({ days }) => {
    const { calls, failed } = wholeOf(days);
    return (
      <>
        <p>Calls of AI providers that gave nothing / all calls × 100, repeated ones included.</p>
        <p>
          n = {counted(calls, "call")}, {countText(failed)} of them failed.
        </p>
      </>
    );
  },
  "Provider cost": () => <p>What all calls of AI providers have cost, as on the page of costs.</p>,
  Margin: ({ days, usd_per_euro }) => (
    <p>
      Credits charged for these calls ({countText(wholeOf(days).credits)}) at their list price,{" "}
      {creditsPerEuro} for €1 and {dollarsText(usd_per_euro)} for each euro, less the cost; as on the page of
      costs.
    </p>
  ),
  "Credits sold": () => (
    <p>
      Credits that were bought or came with a plan that is paid for, less those that went back. Free and
      granted ones were not sold.
    </p>
  ),
  "Credits used": () => (
    <p>Credits that were used, whatever for: answers, texts, simulations and the assistant.</p>
  ),
  "Provider calls": () => (
    <p>
      Calls of AI providers of any purpose: questions of campaigns, judgements, texts and checks of whether a
      model answers.
    </p>
  ),
  "Waiting jobs": () => (
    <p>Jobs that could begin and have not yet. A number that stays high means that too few workers run.</p>
  ),
};
