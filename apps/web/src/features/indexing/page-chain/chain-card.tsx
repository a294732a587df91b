import type { PageChain, ShownLink } from "@citelens/contract/traffic/indexing";
import { Check, CircleDashed, type LucideIcon, MoveRight, X } from "lucide-react";
import type { ReactElement } from "react";
import { cx } from "#ui/cx.ts";
import { Banner } from "#ui/frame/banner.tsx";
import { Card } from "#ui/frame/card.tsx";
import { Ago } from "#ui/text/instant.tsx";
import { linkLabels } from "../evidence-labels.rules.ts";
import { type LinkState, linkCount, linkState } from "./chain-labels.rules.ts";

const title = "The chain";

/** How far the page comes, and what its owner can do where it stops. */
export function ChainCard({ page }: { readonly page: PageChain }): ReactElement {
  return (
    <Card title={title} hint="From the discovery of the page to people who come, in the last 180 days">
      <ol aria-label={title} className="grid gap-y-4 sm:grid-cols-5">
        {page.chain.map((link) => (
          <Step key={link.link} link={link} page={page} />
        ))}
      </ol>
      <div className="mt-5">
        {page.broken === null ? (
          <Banner tone="pos" title="The chain is complete">
            People have come to this page from assistants.
          </Banner>
        ) : (
          <Banner tone="warn" title={`It breaks here: ${linkLabels(page.broken.link).broken.toLowerCase()}`}>
            {page.broken.advice}
          </Banner>
        )}
      </div>
    </Card>
  );
}

interface LinkLook {
  readonly icon: LucideIcon;
  readonly colour: string;
  readonly word: string;
}

const looks: Readonly<Record<LinkState, LinkLook>> = {
  holds: { icon: Check, colour: "border-pos bg-pos/12 text-pos", word: "Holds" },
  broken: { icon: X, colour: "border-neg bg-neg/12 text-neg", word: "Breaks here" },
  bridged: { icon: MoveRight, colour: "border-border-strong text-fg-3", word: "Not seen, and bridged" },
  ahead: { icon: CircleDashed, colour: "border-border-strong border-dashed text-fg-3", word: "Not yet" },
};

function Step({ link, page }: { readonly link: ShownLink; readonly page: PageChain }): ReactElement {
  const state = linkState(link.link, page);
  const { icon: Icon, colour, word } = looks[state];
  return (
    <li className="group flex gap-3 sm:block sm:pr-3">
      <div className="flex shrink-0 items-center">
        <span className={cx("flex size-8 items-center justify-center rounded-full border-2", colour)}>
          <Icon size={16} aria-hidden="true" />
        </span>
        <span
          aria-hidden="true"
          className={cx(
            "ml-3 hidden h-0.5 flex-1 group-last:hidden sm:block",
            state === "holds" ? "bg-pos" : "bg-border",
          )}
        />
      </div>
      <div className="sm:mt-2">
        <p className="font-medium">{linkLabels(link.link).label}</p>
        <p className={cx("text-sm", state === "broken" ? "font-medium text-neg" : "text-fg-2")}>
          {link.is ? linkCount(link, page) : word}
        </p>
        <p className="text-sm text-fg-3">
          {link.at === null ? (
            linkLabels(link.link).meaning
          ) : (
            <>
              {link.link === "discovered" ? "First " : "Last "}
              <Ago at={link.at} />
            </>
          )}
        </p>
      </div>
    </li>
  );
}
