DROP INDEX "campaigns_next_run_at";--> statement-breakpoint
CREATE INDEX "campaigns_next_run_at" ON "campaigns" USING btree ("next_run_at") WHERE "campaigns"."status" = 'ACTIVE';
--> statement-breakpoint
-- Campaigns that were halted before this forgot when they would run next: it is found again from their last run.
update "campaigns" as campaign
set next_run_at = (
  date_trunc('day', campaign.last_run_at at time zone workspace.time_zone)
  + case
      when campaign.launched_at + interval '29 days' > campaign.last_run_at then interval '1 day'
      when campaign.frequency = 'DAILY' then interval '1 day'
      when campaign.frequency = 'WEEKLY' then interval '7 days'
      else interval '1 month' end
  + (campaign.launched_at at time zone workspace.time_zone)::time
) at time zone workspace.time_zone
from "workspaces" as workspace
where workspace.id = campaign.workspace_id and campaign.status in ('PAUSED', 'STOPPED', 'ARCHIVED')
  and campaign.campaign_type <> 'PRE_AUDIT' and campaign.next_run_at is null
  and campaign.launched_at is not null and campaign.last_run_at is not null;
