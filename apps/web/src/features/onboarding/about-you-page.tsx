import type { User } from "@citelens/contract/accounts/accounts";
import { creatorType } from "@citelens/contract/accounts/company-types";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { Button } from "#ui/forms/button.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { Card } from "#ui/frame/card.tsx";
import { CompanyForm } from "./company-form.tsx";
import { PlatformForm } from "./platform-form.tsx";
import { StepHeading } from "./step-heading.tsx";
import { StepWithUser } from "./step-with-user.tsx";

export interface AboutYouPageProps {
  readonly next: string | undefined;
  readonly onDone: () => void;
}

/** Step 2. */
export function AboutYouPage({ next, onDone }: AboutYouPageProps): ReactElement {
  return <StepWithUser>{(user) => <AboutUser user={user} next={next} onDone={onDone} />}</StepWithUser>;
}

interface AboutUserProps extends AboutYouPageProps {
  readonly user: User;
}

function AboutUser({ user, next, onDone }: AboutUserProps): ReactElement {
  if (user.company_type === null) {
    return (
      <>
        <StepHeading title="Tell us about you">Complete the step before this one first.</StepHeading>
        <Banner
          tone="neg"
          action={
            <Button
              size="sm"
              render={<Link to="/onboarding/step-1" search={next === undefined ? {} : { next }} />}
            >
              Go to Step 1
            </Button>
          }
        >
          Error: Company type not set. Please complete Step 1.
        </Banner>
      </>
    );
  }

  const isCreator = user.company_type === creatorType;
  return (
    <>
      {isCreator ? (
        <StepHeading title="Where do you publish?">Choose the platform that matters most to you.</StepHeading>
      ) : (
        <StepHeading title="Tell us about your company">Its name and its website.</StepHeading>
      )}
      <Card>
        {isCreator ? (
          <PlatformForm known={user.creator_platforms} onSaved={onDone} />
        ) : (
          <CompanyForm known={user} onSaved={onDone} />
        )}
      </Card>
    </>
  );
}
