import { type ReactElement, useState } from "react";
import { Tabs } from "#ui/frame/tabs.tsx";
import { CodeBlock } from "#ui/text/code-block.tsx";
import type { Example, ExampleSetup } from "./snippets.rules.ts";

interface ExamplesProps {
  readonly label: string;
  readonly examples: readonly Example[];
  readonly setup: ExampleSetup;
}

/** The same by several programs, one at a time. */
export function Examples({ label, examples, setup }: ExamplesProps): ReactElement {
  const [value, setValue] = useState(examples[0]?.value ?? "");
  const shown = examples.find((example) => example.value === value);
  return (
    <Tabs label={label} tabs={examples} value={value} onChange={setValue}>
      {shown && (
        <div className="space-y-3">
          {shown.text(setup).map((text) => (
            <CodeBlock key={text.label} label={text.label} code={text.code} />
          ))}
          <p className="max-w-3xl text-fg-2">{shown.note}</p>
        </div>
      )}
    </Tabs>
  );
}
