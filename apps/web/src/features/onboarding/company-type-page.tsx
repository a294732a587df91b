import { companyTypes } from "@citelens/contract/accounts/company-types";
import { Briefcase, Building2, Newspaper, Sparkles } from "lucide-react";
import { type FormEvent, type ReactElement, useState } from "react";
import { useUpdateMe } from "#features/accounts/public.ts";
import { problemMessage } from "#lib/api/api-problem.ts";
import { Button } from "#ui/forms/button.tsx";
import { RadioCards } from "#ui/forms/radio-cards.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { StepHeading } from "./step-heading.tsx";
import { StepWithUser } from "./step-with-user.tsx";

export interface StepPageProps {
  readonly onDone: () => void;
}

/** Step 1. */
export function CompanyTypePage({ onDone }: StepPageProps): ReactElement {
  return (
    <>
      <StepHeading title="What describes you best?">We adapt the product to what you do.</StepHeading>
      <StepWithUser>{(user) => <CompanyTypeForm known={user.company_type} onDone={onDone} />}</StepWithUser>
    </>
  );
}

const icons = [Building2, Briefcase, Sparkles, Newspaper];
const options = companyTypes.map((type) => {
  const Icon = icons[type.value];
  return { ...type, ...(Icon && { icon: <Icon size={18} /> }) };
});

interface CompanyTypeFormProps extends StepPageProps {
  readonly known: number | null;
}

function CompanyTypeForm({ known, onDone }: CompanyTypeFormProps): ReactElement {
  const [chosen, choose] = useState(known);
  const saving = useUpdateMe();

  const save = (event: FormEvent): void => {
    event.preventDefault();
    if (chosen !== null) saving.mutate({ company_type: chosen }, { onSuccess: onDone });
  };

  return (
    <form onSubmit={save} className="flex flex-col gap-6">
      <RadioCards label="Company type" options={options} value={chosen} onChange={choose} />
      {saving.isError && (
        <Banner tone="neg">{problemMessage(saving.error, "Failed to update company type")}</Banner>
      )}
      <div>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          disabled={chosen === null}
          loading={saving.isPending || saving.isSuccess}
        >
          Next
        </Button>
      </div>
    </form>
  );
}
