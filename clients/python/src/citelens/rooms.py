# Written by `npm run generate` from packages/contract: change the contract, not this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Iterator, Literal

from .calls import OMITTED, Omitted, Room, Transport

if TYPE_CHECKING:  # thousands of fields, which nobody needs who only calls
    from . import models


class ListWorkspaces(Room):
    _row = ("GET", "/projects/", "list safe")

    def __call__(self) -> list[models.Workspace]:
        """GET /projects/: The workspaces that you are a member of. Scope: read."""
        return self._transport.answer(self._row, {})

    def stream(self) -> Iterator[models.Workspace]:
        """Every row as it arrives, in constant memory."""
        return self._transport.lines(self._row, {})

    def csv(self) -> Iterator[bytes]:
        """The bytes of the list as CSV."""
        return self._transport.csv(self._row, {})


class GetCredits(Room):
    _row = ("GET", "/projects/:projectId/organization/credits/", "list safe")

    def __call__(
        self,
        *,
        project_id: str,
    ) -> models.Credits:
        """GET /projects/:projectId/organization/credits/: The credits of the organization that the workspace belongs to. Scope: read."""
        return self._transport.answer(self._row, {"projectId": project_id})

    def stream(
        self,
        *,
        project_id: str,
    ) -> Iterator[models.CardFigure]:
        """Every row as it arrives, in constant memory."""
        return self._transport.lines(self._row, {"projectId": project_id})

    def csv(
        self,
        *,
        project_id: str,
    ) -> Iterator[bytes]:
        """The bytes of the list as CSV."""
        return self._transport.csv(self._row, {"projectId": project_id})


class ListCreditUses(Room):
    _row = ("GET", "/projects/:projectId/organization/credit-logs/", "pages list safe")

    def __call__(
        self,
        *,
        project_id: str,
        page: int | Omitted = OMITTED,
        page_size: int | Omitted = OMITTED,
        ordering: Literal["created_at", "-created_at", "action_type", "-action_type", "credits_used", "-credits_used"] | Omitted = OMITTED,
    ) -> models.ListCreditUsesAnswer:
        """GET /projects/:projectId/organization/credit-logs/: The credit usage of the workspace's organization. Scope: read."""
        return self._transport.answer(self._row, {"projectId": project_id, "page": page, "page_size": page_size, "ordering": ordering})

    def all(
        self,
        *,
        project_id: str,
        page_size: int | Omitted = OMITTED,
        ordering: Literal["created_at", "-created_at", "action_type", "-action_type", "credits_used", "-credits_used"] | Omitted = OMITTED,
    ) -> Iterator[models.CreditUse]:
        """Every row of every page, one request after the other."""
        return self._transport.pages(self._row, {"projectId": project_id, "page_size": page_size, "ordering": ordering})

    def stream(
        self,
        *,
        project_id: str,
        ordering: Literal["created_at", "-created_at", "action_type", "-action_type", "credits_used", "-credits_used"] | Omitted = OMITTED,
    ) -> Iterator[models.CreditUse]:
        """Every row as it arrives, in constant memory."""
        return self._transport.lines(self._row, {"projectId": project_id, "ordering": ordering})

    def csv(
        self,
        *,
        project_id: str,
        ordering: Literal["created_at", "-created_at", "action_type", "-action_type", "credits_used", "-credits_used"] | Omitted = OMITTED,
    ) -> Iterator[bytes]:
        """The bytes of the list as CSV."""
        return self._transport.csv(self._row, {"projectId": project_id, "ordering": ordering})


class GetAgent(Room):
    _row = ("GET", "/projects/:projectId/events/agent/", "list safe")

    def __call__(
        self,
        *,
        project_id: str,
        from_date: str,
        to_date: str,
        agent: str,
    ) -> models.AgentDetails:
        """GET /projects/:projectId/events/agent/: One agent: what is known of it, its visits, pages, statuses and proofs of identity. Scope: read."""
        return self._transport.answer(self._row, {"projectId": project_id, "from_date": from_date, "to_date": to_date, "agent": agent})

    def stream(
        self,
        *,
        project_id: str,
        from_date: str,
        to_date: str,
        agent: str,
    ) -> Iterator[models.CardFigure]:
        """Every row as it arrives, in constant memory."""
        return self._transport.lines(self._row, {"projectId": project_id, "from_date": from_date, "to_date": to_date, "agent": agent})

    def csv(
        self,
        *,
        project_id: str,
        from_date: str,
        to_date: str,
        agent: str,
    ) -> Iterator[bytes]:
        """The bytes of the list as CSV."""
        return self._transport.csv(self._row, {"projectId": project_id, "from_date": from_date, "to_date": to_date, "agent": agent})


class GetPageVisits(Room):
    _row = ("GET", "/projects/:projectId/events/page/", "list safe")

    def __call__(
        self,
        *,
        project_id: str,
        from_date: str,
        to_date: str,
        path: str,
    ) -> models.PageVisits:
        """GET /projects/:projectId/events/page/: One page: which agents read it, when, and what they were answered. Scope: read."""
        return self._transport.answer(self._row, {"projectId": project_id, "from_date": from_date, "to_date": to_date, "path": path})

    def stream(
        self,
        *,
        project_id: str,
        from_date: str,
        to_date: str,
        path: str,
    ) -> Iterator[models.CardFigure]:
        """Every row as it arrives, in constant memory."""
        return self._transport.lines(self._row, {"projectId": project_id, "from_date": from_date, "to_date": to_date, "path": path})

    def csv(
        self,
        *,
        project_id: str,
        from_date: str,
        to_date: str,
        path: str,
    ) -> Iterator[bytes]:
        """The bytes of the list as CSV."""
        return self._transport.csv(self._row, {"projectId": project_id, "from_date": from_date, "to_date": to_date, "path": path})


class GetTrafficSeries(Room):
    _row = ("GET", "/projects/:projectId/events/series/", "list safe")

    def __call__(
        self,
        *,
        project_id: str,
        from_date: str,
        to_date: str,
        purpose: list[Literal["llm_training", "ai_search_index", "ai_user_fetch", "ai_agent", "other", "search_engine", "seo"]] | Omitted = OMITTED,
        operator: str | list[str] | Omitted = OMITTED,
        agent: str | list[str] | Omitted = OMITTED,
        verdict: list[Literal["verified", "spoofed", "unverifiable", "unchecked"]] | Omitted = OMITTED,
        status: list[Literal["2xx", "3xx", "4xx", "5xx", "none"]] | Omitted = OMITTED,
        search: str | Omitted = OMITTED,
        path: str | Omitted = OMITTED,
        group: Literal["purpose", "operator", "agent", "verdict"] | Omitted = OMITTED,
    ) -> models.TrafficSeries:
        """GET /projects/:projectId/events/series/: Visits of agents over time: by the hour for one or two days, by the day for more. Scope: read."""
        return self._transport.answer(self._row, {"projectId": project_id, "from_date": from_date, "to_date": to_date, "purpose": purpose, "operator": operator, "agent": agent, "verdict": verdict, "status": status, "search": search, "path": path, "group": group})

    def stream(
        self,
        *,
        project_id: str,
        from_date: str,
        to_date: str,
        purpose: list[Literal["llm_training", "ai_search_index", "ai_user_fetch", "ai_agent", "other", "search_engine", "seo"]] | Omitted = OMITTED,
        operator: str | list[str] | Omitted = OMITTED,
        agent: str | list[str] | Omitted = OMITTED,
        verdict: list[Literal["verified", "spoofed", "unverifiable", "unchecked"]] | Omitted = OMITTED,
        status: list[Literal["2xx", "3xx", "4xx", "5xx", "none"]] | Omitted = OMITTED,
        search: str | Omitted = OMITTED,
        path: str | Omitted = OMITTED,
        group: Literal["purpose", "operator", "agent", "verdict"] | Omitted = OMITTED,
    ) -> Iterator[models.CardFigure]:
        """Every row as it arrives, in constant memory."""
        return self._transport.lines(self._row, {"projectId": project_id, "from_date": from_date, "to_date": to_date, "purpose": purpose, "operator": operator, "agent": agent, "verdict": verdict, "status": status, "search": search, "path": path, "group": group})

    def csv(
        self,
        *,
        project_id: str,
        from_date: str,
        to_date: str,
        purpose: list[Literal["llm_training", "ai_search_index", "ai_user_fetch", "ai_agent", "other", "search_engine", "seo"]] | Omitted = OMITTED,
        operator: str | list[str] | Omitted = OMITTED,
        agent: str | list[str] | Omitted = OMITTED,
        verdict: list[Literal["verified", "spoofed", "unverifiable", "unchecked"]] | Omitted = OMITTED,
        status: list[Literal["2xx", "3xx", "4xx", "5xx", "none"]] | Omitted = OMITTED,
        search: str | Omitted = OMITTED,
        path: str | Omitted = OMITTED,
        group: Literal["purpose", "operator", "agent", "verdict"] | Omitted = OMITTED,
    ) -> Iterator[bytes]:
        """The bytes of the list as CSV."""
        return self._transport.csv(self._row, {"projectId": project_id, "from_date": from_date, "to_date": to_date, "purpose": purpose, "operator": operator, "agent": agent, "verdict": verdict, "status": status, "search": search, "path": path, "group": group})


class GetTrafficSummary(Room):
    _row = ("GET", "/projects/:projectId/events/summary/", "list safe")

    def __call__(
        self,
        *,
        project_id: str,
        from_date: str,
        to_date: str,
        purpose: list[Literal["llm_training", "ai_search_index", "ai_user_fetch", "ai_agent", "other", "search_engine", "seo"]] | Omitted = OMITTED,
        operator: str | list[str] | Omitted = OMITTED,
        agent: str | list[str] | Omitted = OMITTED,
        verdict: list[Literal["verified", "spoofed", "unverifiable", "unchecked"]] | Omitted = OMITTED,
        status: list[Literal["2xx", "3xx", "4xx", "5xx", "none"]] | Omitted = OMITTED,
        search: str | Omitted = OMITTED,
        path: str | Omitted = OMITTED,
        compare: bool | Omitted = OMITTED,
    ) -> models.TrafficSummary:
        """GET /projects/:projectId/events/summary/: How many visits agents paid, to how many pages, and how many proved who they are. Scope: read."""
        return self._transport.answer(self._row, {"projectId": project_id, "from_date": from_date, "to_date": to_date, "purpose": purpose, "operator": operator, "agent": agent, "verdict": verdict, "status": status, "search": search, "path": path, "compare": compare})

    def stream(
        self,
        *,
        project_id: str,
        from_date: str,
        to_date: str,
        purpose: list[Literal["llm_training", "ai_search_index", "ai_user_fetch", "ai_agent", "other", "search_engine", "seo"]] | Omitted = OMITTED,
        operator: str | list[str] | Omitted = OMITTED,
        agent: str | list[str] | Omitted = OMITTED,
        verdict: list[Literal["verified", "spoofed", "unverifiable", "unchecked"]] | Omitted = OMITTED,
        status: list[Literal["2xx", "3xx", "4xx", "5xx", "none"]] | Omitted = OMITTED,
        search: str | Omitted = OMITTED,
        path: str | Omitted = OMITTED,
        compare: bool | Omitted = OMITTED,
    ) -> Iterator[models.CardFigure]:
        """Every row as it arrives, in constant memory."""
        return self._transport.lines(self._row, {"projectId": project_id, "from_date": from_date, "to_date": to_date, "purpose": purpose, "operator": operator, "agent": agent, "verdict": verdict, "status": status, "search": search, "path": path, "compare": compare})

    def csv(
        self,
        *,
        project_id: str,
        from_date: str,
        to_date: str,
        purpose: list[Literal["llm_training", "ai_search_index", "ai_user_fetch", "ai_agent", "other", "search_engine", "seo"]] | Omitted = OMITTED,
        operator: str | list[str] | Omitted = OMITTED,
        agent: str | list[str] | Omitted = OMITTED,
        verdict: list[Literal["verified", "spoofed", "unverifiable", "unchecked"]] | Omitted = OMITTED,
        status: list[Literal["2xx", "3xx", "4xx", "5xx", "none"]] | Omitted = OMITTED,
        search: str | Omitted = OMITTED,
        path: str | Omitted = OMITTED,
        compare: bool | Omitted = OMITTED,
    ) -> Iterator[bytes]:
        """The bytes of the list as CSV."""
        return self._transport.csv(self._row, {"projectId": project_id, "from_date": from_date, "to_date": to_date, "purpose": purpose, "operator": operator, "agent": agent, "verdict": verdict, "status": status, "search": search, "path": path, "compare": compare})


class ListAgentPages(Room):
    _row = ("GET", "/projects/:projectId/events/agent-pages/", "pages list safe")

    def __call__(
        self,
        *,
        project_id: str,
        from_date: str,
        to_date: str,
        purpose: list[Literal["llm_training", "ai_search_index", "ai_user_fetch", "ai_agent", "other", "search_engine", "seo"]] | Omitted = OMITTED,
        operator: str | list[str] | Omitted = OMITTED,
        agent: str | list[str] | Omitted = OMITTED,
        verdict: list[Literal["verified", "spoofed", "unverifiable", "unchecked"]] | Omitted = OMITTED,
        status: list[Literal["2xx", "3xx", "4xx", "5xx", "none"]] | Omitted = OMITTED,
        search: str | Omitted = OMITTED,
        path: str | Omitted = OMITTED,
        page: int | Omitted = OMITTED,
        page_size: int | Omitted = OMITTED,
        order_by: Literal["-visits", "visits", "-last_seen", "last_seen", "path", "-path"] | Omitted = OMITTED,
    ) -> models.ListAgentPagesAnswer:
        """GET /projects/:projectId/events/agent-pages/: The pages that agents read, each with the agents that read it. Scope: read."""
        return self._transport.answer(self._row, {"projectId": project_id, "from_date": from_date, "to_date": to_date, "purpose": purpose, "operator": operator, "agent": agent, "verdict": verdict, "status": status, "search": search, "path": path, "page": page, "page_size": page_size, "order_by": order_by})

    def all(
        self,
        *,
        project_id: str,
        from_date: str,
        to_date: str,
        purpose: list[Literal["llm_training", "ai_search_index", "ai_user_fetch", "ai_agent", "other", "search_engine", "seo"]] | Omitted = OMITTED,
        operator: str | list[str] | Omitted = OMITTED,
        agent: str | list[str] | Omitted = OMITTED,
        verdict: list[Literal["verified", "spoofed", "unverifiable", "unchecked"]] | Omitted = OMITTED,
        status: list[Literal["2xx", "3xx", "4xx", "5xx", "none"]] | Omitted = OMITTED,
        search: str | Omitted = OMITTED,
        path: str | Omitted = OMITTED,
        page_size: int | Omitted = OMITTED,
        order_by: Literal["-visits", "visits", "-last_seen", "last_seen", "path", "-path"] | Omitted = OMITTED,
    ) -> Iterator[models.AgentPage]:
        """Every row of every page, one request after the other."""
        return self._transport.pages(self._row, {"projectId": project_id, "from_date": from_date, "to_date": to_date, "purpose": purpose, "operator": operator, "agent": agent, "verdict": verdict, "status": status, "search": search, "path": path, "page_size": page_size, "order_by": order_by})

    def stream(
        self,
        *,
        project_id: str,
        from_date: str,
        to_date: str,
        purpose: list[Literal["llm_training", "ai_search_index", "ai_user_fetch", "ai_agent", "other", "search_engine", "seo"]] | Omitted = OMITTED,
        operator: str | list[str] | Omitted = OMITTED,
        agent: str | list[str] | Omitted = OMITTED,
        verdict: list[Literal["verified", "spoofed", "unverifiable", "unchecked"]] | Omitted = OMITTED,
        status: list[Literal["2xx", "3xx", "4xx", "5xx", "none"]] | Omitted = OMITTED,
        search: str | Omitted = OMITTED,
        path: str | Omitted = OMITTED,
        order_by: Literal["-visits", "visits", "-last_seen", "last_seen", "path", "-path"] | Omitted = OMITTED,
    ) -> Iterator[models.AgentPage]:
        """Every row as it arrives, in constant memory."""
        return self._transport.lines(self._row, {"projectId": project_id, "from_date": from_date, "to_date": to_date, "purpose": purpose, "operator": operator, "agent": agent, "verdict": verdict, "status": status, "search": search, "path": path, "order_by": order_by})

    def csv(
        self,
        *,
        project_id: str,
        from_date: str,
        to_date: str,
        purpose: list[Literal["llm_training", "ai_search_index", "ai_user_fetch", "ai_agent", "other", "search_engine", "seo"]] | Omitted = OMITTED,
        operator: str | list[str] | Omitted = OMITTED,
        agent: str | list[str] | Omitted = OMITTED,
        verdict: list[Literal["verified", "spoofed", "unverifiable", "unchecked"]] | Omitted = OMITTED,
        status: list[Literal["2xx", "3xx", "4xx", "5xx", "none"]] | Omitted = OMITTED,
        search: str | Omitted = OMITTED,
        path: str | Omitted = OMITTED,
        order_by: Literal["-visits", "visits", "-last_seen", "last_seen", "path", "-path"] | Omitted = OMITTED,
    ) -> Iterator[bytes]:
        """The bytes of the list as CSV."""
        return self._transport.csv(self._row, {"projectId": project_id, "from_date": from_date, "to_date": to_date, "purpose": purpose, "operator": operator, "agent": agent, "verdict": verdict, "status": status, "search": search, "path": path, "order_by": order_by})


class ListAgents(Room):
    _row = ("GET", "/projects/:projectId/events/agents/", "list safe")

    def __call__(
        self,
        *,
        project_id: str,
        from_date: str,
        to_date: str,
        purpose: list[Literal["llm_training", "ai_search_index", "ai_user_fetch", "ai_agent", "other", "search_engine", "seo"]] | Omitted = OMITTED,
        operator: str | list[str] | Omitted = OMITTED,
        agent: str | list[str] | Omitted = OMITTED,
        verdict: list[Literal["verified", "spoofed", "unverifiable", "unchecked"]] | Omitted = OMITTED,
        status: list[Literal["2xx", "3xx", "4xx", "5xx", "none"]] | Omitted = OMITTED,
        search: str | Omitted = OMITTED,
        path: str | Omitted = OMITTED,
    ) -> models.ListAgentsAnswer:
        """GET /projects/:projectId/events/agents/: The agents that came, with their visits, pages and proofs of identity; the most visits first. Scope: read."""
        return self._transport.answer(self._row, {"projectId": project_id, "from_date": from_date, "to_date": to_date, "purpose": purpose, "operator": operator, "agent": agent, "verdict": verdict, "status": status, "search": search, "path": path})

    def stream(
        self,
        *,
        project_id: str,
        from_date: str,
        to_date: str,
        purpose: list[Literal["llm_training", "ai_search_index", "ai_user_fetch", "ai_agent", "other", "search_engine", "seo"]] | Omitted = OMITTED,
        operator: str | list[str] | Omitted = OMITTED,
        agent: str | list[str] | Omitted = OMITTED,
        verdict: list[Literal["verified", "spoofed", "unverifiable", "unchecked"]] | Omitted = OMITTED,
        status: list[Literal["2xx", "3xx", "4xx", "5xx", "none"]] | Omitted = OMITTED,
        search: str | Omitted = OMITTED,
        path: str | Omitted = OMITTED,
    ) -> Iterator[models.AgentRow]:
        """Every row as it arrives, in constant memory."""
        return self._transport.lines(self._row, {"projectId": project_id, "from_date": from_date, "to_date": to_date, "purpose": purpose, "operator": operator, "agent": agent, "verdict": verdict, "status": status, "search": search, "path": path})

    def csv(
        self,
        *,
        project_id: str,
        from_date: str,
        to_date: str,
        purpose: list[Literal["llm_training", "ai_search_index", "ai_user_fetch", "ai_agent", "other", "search_engine", "seo"]] | Omitted = OMITTED,
        operator: str | list[str] | Omitted = OMITTED,
        agent: str | list[str] | Omitted = OMITTED,
        verdict: list[Literal["verified", "spoofed", "unverifiable", "unchecked"]] | Omitted = OMITTED,
        status: list[Literal["2xx", "3xx", "4xx", "5xx", "none"]] | Omitted = OMITTED,
        search: str | Omitted = OMITTED,
        path: str | Omitted = OMITTED,
    ) -> Iterator[bytes]:
        """The bytes of the list as CSV."""
        return self._transport.csv(self._row, {"projectId": project_id, "from_date": from_date, "to_date": to_date, "purpose": purpose, "operator": operator, "agent": agent, "verdict": verdict, "status": status, "search": search, "path": path})


class ListBotVisits(Room):
    _row = ("GET", "/projects/:projectId/events/bot-visits/", "pages list safe")

    def __call__(
        self,
        *,
        project_id: str,
        from_date: str,
        to_date: str,
        page: int | Omitted = OMITTED,
        page_size: int | Omitted = OMITTED,
        order_by: Literal["path", "-path", "scrap_date", "-scrap_date", "count", "-count"] | Omitted = OMITTED,
        search: str | Omitted = OMITTED,
        bot_type: list[Literal["0", "1", "2", "3", "4", "5"]] | Omitted = OMITTED,
        verdict: list[Literal["verified", "spoofed", "unverifiable", "unchecked"]] | Omitted = OMITTED,
    ) -> models.BotVisitPage:
        """GET /projects/:projectId/events/bot-visits/: The pages that agents read, with the last time and the number of visits. Scope: read."""
        return self._transport.answer(self._row, {"projectId": project_id, "from_date": from_date, "to_date": to_date, "page": page, "page_size": page_size, "order_by": order_by, "search": search, "bot_type": bot_type, "verdict": verdict})

    def all(
        self,
        *,
        project_id: str,
        from_date: str,
        to_date: str,
        page_size: int | Omitted = OMITTED,
        order_by: Literal["path", "-path", "scrap_date", "-scrap_date", "count", "-count"] | Omitted = OMITTED,
        search: str | Omitted = OMITTED,
        bot_type: list[Literal["0", "1", "2", "3", "4", "5"]] | Omitted = OMITTED,
        verdict: list[Literal["verified", "spoofed", "unverifiable", "unchecked"]] | Omitted = OMITTED,
    ) -> Iterator[models.BotVisit]:
        """Every row of every page, one request after the other."""
        return self._transport.pages(self._row, {"projectId": project_id, "from_date": from_date, "to_date": to_date, "page_size": page_size, "order_by": order_by, "search": search, "bot_type": bot_type, "verdict": verdict})

    def stream(
        self,
        *,
        project_id: str,
        from_date: str,
        to_date: str,
        order_by: Literal["path", "-path", "scrap_date", "-scrap_date", "count", "-count"] | Omitted = OMITTED,
        search: str | Omitted = OMITTED,
        bot_type: list[Literal["0", "1", "2", "3", "4", "5"]] | Omitted = OMITTED,
        verdict: list[Literal["verified", "spoofed", "unverifiable", "unchecked"]] | Omitted = OMITTED,
    ) -> Iterator[models.BotVisit]:
        """Every row as it arrives, in constant memory."""
        return self._transport.lines(self._row, {"projectId": project_id, "from_date": from_date, "to_date": to_date, "order_by": order_by, "search": search, "bot_type": bot_type, "verdict": verdict})

    def csv(
        self,
        *,
        project_id: str,
        from_date: str,
        to_date: str,
        order_by: Literal["path", "-path", "scrap_date", "-scrap_date", "count", "-count"] | Omitted = OMITTED,
        search: str | Omitted = OMITTED,
        bot_type: list[Literal["0", "1", "2", "3", "4", "5"]] | Omitted = OMITTED,
        verdict: list[Literal["verified", "spoofed", "unverifiable", "unchecked"]] | Omitted = OMITTED,
    ) -> Iterator[bytes]:
        """The bytes of the list as CSV."""
        return self._transport.csv(self._row, {"projectId": project_id, "from_date": from_date, "to_date": to_date, "order_by": order_by, "search": search, "bot_type": bot_type, "verdict": verdict})


class ListTrackingCounters(Room):
    _row = ("GET", "/projects/:projectId/tracking/counters/", "list safe")

    def __call__(
        self,
        *,
        project_id: str,
    ) -> list[models.TrackingCounters]:
        """GET /projects/:projectId/tracking/counters/: How the reported requests of the last 30 days were handled, by API key. Scope: read."""
        return self._transport.answer(self._row, {"projectId": project_id})

    def stream(
        self,
        *,
        project_id: str,
    ) -> Iterator[models.TrackingCounters]:
        """Every row as it arrives, in constant memory."""
        return self._transport.lines(self._row, {"projectId": project_id})

    def csv(
        self,
        *,
        project_id: str,
    ) -> Iterator[bytes]:
        """The bytes of the list as CSV."""
        return self._transport.csv(self._row, {"projectId": project_id})


class ListTrackingReports(Room):
    _row = ("GET", "/projects/:projectId/tracking/reports/", "list safe")

    def __call__(
        self,
        *,
        project_id: str,
        days: int | Omitted = OMITTED,
    ) -> models.ListTrackingReportsAnswer:
        """GET /projects/:projectId/tracking/reports/: What became of what each API key and tracker.js reported, by day and reason, the latest day first. Scope: read."""
        return self._transport.answer(self._row, {"projectId": project_id, "days": days})

    def stream(
        self,
        *,
        project_id: str,
        days: int | Omitted = OMITTED,
    ) -> Iterator[models.TrackingReport]:
        """Every row as it arrives, in constant memory."""
        return self._transport.lines(self._row, {"projectId": project_id, "days": days})

    def csv(
        self,
        *,
        project_id: str,
        days: int | Omitted = OMITTED,
    ) -> Iterator[bytes]:
        """The bytes of the list as CSV."""
        return self._transport.csv(self._row, {"projectId": project_id, "days": days})


class GetReferrals(Room):
    _row = ("GET", "/projects/:projectId/referrals/", "list safe")

    def __call__(
        self,
        *,
        project_id: str,
        from_date: str,
        to_date: str,
        assistant: str | list[str] | Omitted = OMITTED,
        evidence: list[Literal["referrer", "utm", "in_app"]] | Omitted = OMITTED,
        path: str | list[str] | Omitted = OMITTED,
        compare: Literal["off", "previous"] | Omitted = OMITTED,
    ) -> models.ReferralSummary:
        """GET /projects/:projectId/referrals/: How many people AI assistants sent, by the day, and their share of all people's visits. Scope: read."""
        return self._transport.answer(self._row, {"projectId": project_id, "from_date": from_date, "to_date": to_date, "assistant": assistant, "evidence": evidence, "path": path, "compare": compare})

    def stream(
        self,
        *,
        project_id: str,
        from_date: str,
        to_date: str,
        assistant: str | list[str] | Omitted = OMITTED,
        evidence: list[Literal["referrer", "utm", "in_app"]] | Omitted = OMITTED,
        path: str | list[str] | Omitted = OMITTED,
        compare: Literal["off", "previous"] | Omitted = OMITTED,
    ) -> Iterator[models.CardFigure]:
        """Every row as it arrives, in constant memory."""
        return self._transport.lines(self._row, {"projectId": project_id, "from_date": from_date, "to_date": to_date, "assistant": assistant, "evidence": evidence, "path": path, "compare": compare})

    def csv(
        self,
        *,
        project_id: str,
        from_date: str,
        to_date: str,
        assistant: str | list[str] | Omitted = OMITTED,
        evidence: list[Literal["referrer", "utm", "in_app"]] | Omitted = OMITTED,
        path: str | list[str] | Omitted = OMITTED,
        compare: Literal["off", "previous"] | Omitted = OMITTED,
    ) -> Iterator[bytes]:
        """The bytes of the list as CSV."""
        return self._transport.csv(self._row, {"projectId": project_id, "from_date": from_date, "to_date": to_date, "assistant": assistant, "evidence": evidence, "path": path, "compare": compare})


class ListCrawlRatios(Room):
    _row = ("GET", "/projects/:projectId/referrals/crawl-ratios/", "list safe")

    def __call__(
        self,
        *,
        project_id: str,
        from_date: str,
        to_date: str,
    ) -> models.ListCrawlRatiosAnswer:
        """GET /projects/:projectId/referrals/crawl-ratios/: How many pages each operator's agents read for AI for each person that its assistants send. Scope: read."""
        return self._transport.answer(self._row, {"projectId": project_id, "from_date": from_date, "to_date": to_date})

    def stream(
        self,
        *,
        project_id: str,
        from_date: str,
        to_date: str,
    ) -> Iterator[models.CrawlRatio]:
        """Every row as it arrives, in constant memory."""
        return self._transport.lines(self._row, {"projectId": project_id, "from_date": from_date, "to_date": to_date})

    def csv(
        self,
        *,
        project_id: str,
        from_date: str,
        to_date: str,
    ) -> Iterator[bytes]:
        """The bytes of the list as CSV."""
        return self._transport.csv(self._row, {"projectId": project_id, "from_date": from_date, "to_date": to_date})


class ListLandingPages(Room):
    _row = ("GET", "/projects/:projectId/referrals/pages/", "pages list safe")

    def __call__(
        self,
        *,
        project_id: str,
        from_date: str,
        to_date: str,
        assistant: str | list[str] | Omitted = OMITTED,
        evidence: list[Literal["referrer", "utm", "in_app"]] | Omitted = OMITTED,
        path: str | list[str] | Omitted = OMITTED,
        compare: Literal["off", "previous"] | Omitted = OMITTED,
        page: int | Omitted = OMITTED,
        page_size: int | Omitted = OMITTED,
        order_by: Literal["-referrals", "referrals", "path", "-path"] | Omitted = OMITTED,
    ) -> models.ListLandingPagesAnswer:
        """GET /projects/:projectId/referrals/pages/: The pages on which people arrived from assistants. Scope: read."""
        return self._transport.answer(self._row, {"projectId": project_id, "from_date": from_date, "to_date": to_date, "assistant": assistant, "evidence": evidence, "path": path, "compare": compare, "page": page, "page_size": page_size, "order_by": order_by})

    def all(
        self,
        *,
        project_id: str,
        from_date: str,
        to_date: str,
        assistant: str | list[str] | Omitted = OMITTED,
        evidence: list[Literal["referrer", "utm", "in_app"]] | Omitted = OMITTED,
        path: str | list[str] | Omitted = OMITTED,
        compare: Literal["off", "previous"] | Omitted = OMITTED,
        page_size: int | Omitted = OMITTED,
        order_by: Literal["-referrals", "referrals", "path", "-path"] | Omitted = OMITTED,
    ) -> Iterator[models.LandingPage]:
        """Every row of every page, one request after the other."""
        return self._transport.pages(self._row, {"projectId": project_id, "from_date": from_date, "to_date": to_date, "assistant": assistant, "evidence": evidence, "path": path, "compare": compare, "page_size": page_size, "order_by": order_by})

    def stream(
        self,
        *,
        project_id: str,
        from_date: str,
        to_date: str,
        assistant: str | list[str] | Omitted = OMITTED,
        evidence: list[Literal["referrer", "utm", "in_app"]] | Omitted = OMITTED,
        path: str | list[str] | Omitted = OMITTED,
        compare: Literal["off", "previous"] | Omitted = OMITTED,
        order_by: Literal["-referrals", "referrals", "path", "-path"] | Omitted = OMITTED,
    ) -> Iterator[models.LandingPage]:
        """Every row as it arrives, in constant memory."""
        return self._transport.lines(self._row, {"projectId": project_id, "from_date": from_date, "to_date": to_date, "assistant": assistant, "evidence": evidence, "path": path, "compare": compare, "order_by": order_by})

    def csv(
        self,
        *,
        project_id: str,
        from_date: str,
        to_date: str,
        assistant: str | list[str] | Omitted = OMITTED,
        evidence: list[Literal["referrer", "utm", "in_app"]] | Omitted = OMITTED,
        path: str | list[str] | Omitted = OMITTED,
        compare: Literal["off", "previous"] | Omitted = OMITTED,
        order_by: Literal["-referrals", "referrals", "path", "-path"] | Omitted = OMITTED,
    ) -> Iterator[bytes]:
        """The bytes of the list as CSV."""
        return self._transport.csv(self._row, {"projectId": project_id, "from_date": from_date, "to_date": to_date, "assistant": assistant, "evidence": evidence, "path": path, "compare": compare, "order_by": order_by})


class ListReferringAssistants(Room):
    _row = ("GET", "/projects/:projectId/referrals/assistants/", "list safe")

    def __call__(
        self,
        *,
        project_id: str,
        from_date: str,
        to_date: str,
        assistant: str | list[str] | Omitted = OMITTED,
        evidence: list[Literal["referrer", "utm", "in_app"]] | Omitted = OMITTED,
        path: str | list[str] | Omitted = OMITTED,
        compare: Literal["off", "previous"] | Omitted = OMITTED,
    ) -> models.ListReferringAssistantsAnswer:
        """GET /projects/:projectId/referrals/assistants/: The assistants that sent people, the most referrals first. Scope: read."""
        return self._transport.answer(self._row, {"projectId": project_id, "from_date": from_date, "to_date": to_date, "assistant": assistant, "evidence": evidence, "path": path, "compare": compare})

    def stream(
        self,
        *,
        project_id: str,
        from_date: str,
        to_date: str,
        assistant: str | list[str] | Omitted = OMITTED,
        evidence: list[Literal["referrer", "utm", "in_app"]] | Omitted = OMITTED,
        path: str | list[str] | Omitted = OMITTED,
        compare: Literal["off", "previous"] | Omitted = OMITTED,
    ) -> Iterator[models.ReferringAssistant]:
        """Every row as it arrives, in constant memory."""
        return self._transport.lines(self._row, {"projectId": project_id, "from_date": from_date, "to_date": to_date, "assistant": assistant, "evidence": evidence, "path": path, "compare": compare})

    def csv(
        self,
        *,
        project_id: str,
        from_date: str,
        to_date: str,
        assistant: str | list[str] | Omitted = OMITTED,
        evidence: list[Literal["referrer", "utm", "in_app"]] | Omitted = OMITTED,
        path: str | list[str] | Omitted = OMITTED,
        compare: Literal["off", "previous"] | Omitted = OMITTED,
    ) -> Iterator[bytes]:
        """The bytes of the list as CSV."""
        return self._transport.csv(self._row, {"projectId": project_id, "from_date": from_date, "to_date": to_date, "assistant": assistant, "evidence": evidence, "path": path, "compare": compare})


class GetRobots(Room):
    _row = ("GET", "/projects/:projectId/robots/", "list safe")

    def __call__(
        self,
        *,
        project_id: str,
        days: Literal[7, 30, 90] | Omitted = OMITTED,
        fresh: bool | Omitted = OMITTED,
    ) -> models.SiteRobots:
        """GET /projects/:projectId/robots/: The site's robots.txt as it was read, what it says to each agent, and who read what it forbids. Scope: read."""
        return self._transport.answer(self._row, {"projectId": project_id, "days": days, "fresh": fresh})

    def stream(
        self,
        *,
        project_id: str,
        days: Literal[7, 30, 90] | Omitted = OMITTED,
        fresh: bool | Omitted = OMITTED,
    ) -> Iterator[models.RobotsAgent]:
        """Every row as it arrives, in constant memory."""
        return self._transport.lines(self._row, {"projectId": project_id, "days": days, "fresh": fresh})

    def csv(
        self,
        *,
        project_id: str,
        days: Literal[7, 30, 90] | Omitted = OMITTED,
        fresh: bool | Omitted = OMITTED,
    ) -> Iterator[bytes]:
        """The bytes of the list as CSV."""
        return self._transport.csv(self._row, {"projectId": project_id, "days": days, "fresh": fresh})


class GetCampaignStats(Room):
    _row = ("GET", "/projects/:projectId/campaigns/global-stats/", "list safe")

    def __call__(
        self,
        *,
        project_id: str,
    ) -> models.GetCampaignStatsAnswer:
        """GET /projects/:projectId/campaigns/global-stats/: The workspace's campaigns in numbers. Scope: read."""
        return self._transport.answer(self._row, {"projectId": project_id})

    def stream(
        self,
        *,
        project_id: str,
    ) -> Iterator[models.FigureRow]:
        """Every row as it arrives, in constant memory."""
        return self._transport.lines(self._row, {"projectId": project_id})

    def csv(
        self,
        *,
        project_id: str,
    ) -> Iterator[bytes]:
        """The bytes of the list as CSV."""
        return self._transport.csv(self._row, {"projectId": project_id})


class ListCampaigns(Room):
    _row = ("GET", "/projects/:projectId/campaigns/organic/", "pages list safe")

    def __call__(
        self,
        *,
        project_id: str,
        page: int | Omitted = OMITTED,
        page_size: int | Omitted = OMITTED,
        ordering: Literal["created", "-created", "name", "-name", "status", "-status", "query_count", "-query_count", "answer_count", "-answer_count"] | Omitted = OMITTED,
        status: Literal["DRAFT", "ACTIVE", "PAUSED", "STOPPED", "ARCHIVED"] | Omitted = OMITTED,
        exclude_status: Literal["DRAFT", "ACTIVE", "PAUSED", "STOPPED", "ARCHIVED"] | Omitted = OMITTED,
        campaign_type: Literal["BRAND", "PRODUCT", "PRE_AUDIT"] | Omitted = OMITTED,
    ) -> models.ListCampaignsAnswer:
        """GET /projects/:projectId/campaigns/organic/: The workspace's campaigns. Scope: read."""
        return self._transport.answer(self._row, {"projectId": project_id, "page": page, "page_size": page_size, "ordering": ordering, "status": status, "exclude_status": exclude_status, "campaign_type": campaign_type})

    def all(
        self,
        *,
        project_id: str,
        page_size: int | Omitted = OMITTED,
        ordering: Literal["created", "-created", "name", "-name", "status", "-status", "query_count", "-query_count", "answer_count", "-answer_count"] | Omitted = OMITTED,
        status: Literal["DRAFT", "ACTIVE", "PAUSED", "STOPPED", "ARCHIVED"] | Omitted = OMITTED,
        exclude_status: Literal["DRAFT", "ACTIVE", "PAUSED", "STOPPED", "ARCHIVED"] | Omitted = OMITTED,
        campaign_type: Literal["BRAND", "PRODUCT", "PRE_AUDIT"] | Omitted = OMITTED,
    ) -> Iterator[models.Campaign]:
        """Every row of every page, one request after the other."""
        return self._transport.pages(self._row, {"projectId": project_id, "page_size": page_size, "ordering": ordering, "status": status, "exclude_status": exclude_status, "campaign_type": campaign_type})

    def stream(
        self,
        *,
        project_id: str,
        ordering: Literal["created", "-created", "name", "-name", "status", "-status", "query_count", "-query_count", "answer_count", "-answer_count"] | Omitted = OMITTED,
        status: Literal["DRAFT", "ACTIVE", "PAUSED", "STOPPED", "ARCHIVED"] | Omitted = OMITTED,
        exclude_status: Literal["DRAFT", "ACTIVE", "PAUSED", "STOPPED", "ARCHIVED"] | Omitted = OMITTED,
        campaign_type: Literal["BRAND", "PRODUCT", "PRE_AUDIT"] | Omitted = OMITTED,
    ) -> Iterator[models.Campaign]:
        """Every row as it arrives, in constant memory."""
        return self._transport.lines(self._row, {"projectId": project_id, "ordering": ordering, "status": status, "exclude_status": exclude_status, "campaign_type": campaign_type})

    def csv(
        self,
        *,
        project_id: str,
        ordering: Literal["created", "-created", "name", "-name", "status", "-status", "query_count", "-query_count", "answer_count", "-answer_count"] | Omitted = OMITTED,
        status: Literal["DRAFT", "ACTIVE", "PAUSED", "STOPPED", "ARCHIVED"] | Omitted = OMITTED,
        exclude_status: Literal["DRAFT", "ACTIVE", "PAUSED", "STOPPED", "ARCHIVED"] | Omitted = OMITTED,
        campaign_type: Literal["BRAND", "PRODUCT", "PRE_AUDIT"] | Omitted = OMITTED,
    ) -> Iterator[bytes]:
        """The bytes of the list as CSV."""
        return self._transport.csv(self._row, {"projectId": project_id, "ordering": ordering, "status": status, "exclude_status": exclude_status, "campaign_type": campaign_type})


class ListCompetitors(Room):
    _row = ("GET", "/projects/:projectId/competitors/", "list safe")

    def __call__(
        self,
        *,
        project_id: str,
        status: Literal["suggested", "accepted", "ignored"] | Omitted = OMITTED,
    ) -> list[models.Competitor]:
        """GET /projects/:projectId/competitors/: The competitors that were named by people or found in answers. Scope: read."""
        return self._transport.answer(self._row, {"projectId": project_id, "status": status})

    def stream(
        self,
        *,
        project_id: str,
        status: Literal["suggested", "accepted", "ignored"] | Omitted = OMITTED,
    ) -> Iterator[models.Competitor]:
        """Every row as it arrives, in constant memory."""
        return self._transport.lines(self._row, {"projectId": project_id, "status": status})

    def csv(
        self,
        *,
        project_id: str,
        status: Literal["suggested", "accepted", "ignored"] | Omitted = OMITTED,
    ) -> Iterator[bytes]:
        """The bytes of the list as CSV."""
        return self._transport.csv(self._row, {"projectId": project_id, "status": status})


class ListRunningCampaigns(Room):
    _row = ("GET", "/projects/:projectId/campaigns/running/", "list safe")

    def __call__(
        self,
        *,
        project_id: str,
    ) -> models.ListRunningCampaignsAnswer:
        """GET /projects/:projectId/campaigns/running/: The campaigns with a run in progress. Scope: read."""
        return self._transport.answer(self._row, {"projectId": project_id})

    def stream(
        self,
        *,
        project_id: str,
    ) -> Iterator[models.RunningCampaign]:
        """Every row as it arrives, in constant memory."""
        return self._transport.lines(self._row, {"projectId": project_id})

    def csv(
        self,
        *,
        project_id: str,
    ) -> Iterator[bytes]:
        """The bytes of the list as CSV."""
        return self._transport.csv(self._row, {"projectId": project_id})


class GetCampaignCost(Room):
    _row = ("GET", "/projects/:projectId/campaigns/organic/:campaignId/cost/", "list safe")

    def __call__(
        self,
        *,
        project_id: str,
        campaign_id: str,
    ) -> models.GetCampaignCostAnswer:
        """GET /projects/:projectId/campaigns/organic/:campaignId/cost/: What AI providers charged for a campaign so far. Scope: read."""
        return self._transport.answer(self._row, {"projectId": project_id, "campaignId": campaign_id})

    def stream(
        self,
        *,
        project_id: str,
        campaign_id: str,
    ) -> Iterator[models.FigureRow]:
        """Every row as it arrives, in constant memory."""
        return self._transport.lines(self._row, {"projectId": project_id, "campaignId": campaign_id})

    def csv(
        self,
        *,
        project_id: str,
        campaign_id: str,
    ) -> Iterator[bytes]:
        """The bytes of the list as CSV."""
        return self._transport.csv(self._row, {"projectId": project_id, "campaignId": campaign_id})


class ListRuns(Room):
    _row = ("GET", "/projects/:projectId/campaigns/organic/:campaignId/runs/", "pages list safe")

    def __call__(
        self,
        *,
        project_id: str,
        campaign_id: str,
        page: int | Omitted = OMITTED,
        page_size: int | Omitted = OMITTED,
    ) -> models.ListRunsAnswer:
        """GET /projects/:projectId/campaigns/organic/:campaignId/runs/: The runs of a campaign, newest first. Scope: read."""
        return self._transport.answer(self._row, {"projectId": project_id, "campaignId": campaign_id, "page": page, "page_size": page_size})

    def all(
        self,
        *,
        project_id: str,
        campaign_id: str,
        page_size: int | Omitted = OMITTED,
    ) -> Iterator[models.RunProgress]:
        """Every row of every page, one request after the other."""
        return self._transport.pages(self._row, {"projectId": project_id, "campaignId": campaign_id, "page_size": page_size})

    def stream(
        self,
        *,
        project_id: str,
        campaign_id: str,
    ) -> Iterator[models.RunProgress]:
        """Every row as it arrives, in constant memory."""
        return self._transport.lines(self._row, {"projectId": project_id, "campaignId": campaign_id})

    def csv(
        self,
        *,
        project_id: str,
        campaign_id: str,
    ) -> Iterator[bytes]:
        """The bytes of the list as CSV."""
        return self._transport.csv(self._row, {"projectId": project_id, "campaignId": campaign_id})


class ListShareLinks(Room):
    _row = ("GET", "/projects/:projectId/share-links/", "pages list safe")

    def __call__(
        self,
        *,
        project_id: str,
        page: int | Omitted = OMITTED,
        page_size: int | Omitted = OMITTED,
    ) -> models.ListShareLinksAnswer:
        """GET /projects/:projectId/share-links/: The active links of shared answers, newest first. Scope: read."""
        return self._transport.answer(self._row, {"projectId": project_id, "page": page, "page_size": page_size})

    def all(
        self,
        *,
        project_id: str,
        page_size: int | Omitted = OMITTED,
    ) -> Iterator[models.ShareLink]:
        """Every row of every page, one request after the other."""
        return self._transport.pages(self._row, {"projectId": project_id, "page_size": page_size})

    def stream(
        self,
        *,
        project_id: str,
    ) -> Iterator[models.ShareLink]:
        """Every row as it arrives, in constant memory."""
        return self._transport.lines(self._row, {"projectId": project_id})

    def csv(
        self,
        *,
        project_id: str,
    ) -> Iterator[bytes]:
        """The bytes of the list as CSV."""
        return self._transport.csv(self._row, {"projectId": project_id})


class GetCampaignMatrix(Room):
    _row = ("GET", "/projects/:projectId/campaigns/organic/:campaignId/matrix/", "list safe")

    def __call__(
        self,
        *,
        project_id: str,
        campaign_id: str,
        start_date: str | Omitted = OMITTED,
        end_date: str | Omitted = OMITTED,
    ) -> models.GetCampaignMatrixAnswer:
        """GET /projects/:projectId/campaigns/organic/:campaignId/matrix/: A campaign's queries by models: how often each names the client. Scope: read."""
        return self._transport.answer(self._row, {"projectId": project_id, "campaignId": campaign_id, "start_date": start_date, "end_date": end_date})

    def stream(
        self,
        *,
        project_id: str,
        campaign_id: str,
        start_date: str | Omitted = OMITTED,
        end_date: str | Omitted = OMITTED,
    ) -> Iterator[models.SavedCell]:
        """Every row as it arrives, in constant memory."""
        return self._transport.lines(self._row, {"projectId": project_id, "campaignId": campaign_id, "start_date": start_date, "end_date": end_date})

    def csv(
        self,
        *,
        project_id: str,
        campaign_id: str,
        start_date: str | Omitted = OMITTED,
        end_date: str | Omitted = OMITTED,
    ) -> Iterator[bytes]:
        """The bytes of the list as CSV."""
        return self._transport.csv(self._row, {"projectId": project_id, "campaignId": campaign_id, "start_date": start_date, "end_date": end_date})


class GetConversationSearches(Room):
    _row = ("GET", "/projects/:projectId/conversations/:queryId/searches/", "pages list safe")

    def __call__(
        self,
        *,
        project_id: str,
        query_id: str,
        start_date: str | Omitted = OMITTED,
        end_date: str | Omitted = OMITTED,
        page: int | Omitted = OMITTED,
        page_size: int | Omitted = OMITTED,
        search: str | Omitted = OMITTED,
        ordering: Literal["-searches", "searches", "-answers", "answers", "-found_owned", "found_owned", "-cited_owned", "cited_owned", "query", "-query"] | Omitted = OMITTED,
    ) -> models.SearchList:
        """GET /projects/:projectId/conversations/:queryId/searches/: What AI models searched for before they answered one query. Scope: read."""
        return self._transport.answer(self._row, {"projectId": project_id, "queryId": query_id, "start_date": start_date, "end_date": end_date, "page": page, "page_size": page_size, "search": search, "ordering": ordering})

    def all(
        self,
        *,
        project_id: str,
        query_id: str,
        start_date: str | Omitted = OMITTED,
        end_date: str | Omitted = OMITTED,
        page_size: int | Omitted = OMITTED,
        search: str | Omitted = OMITTED,
        ordering: Literal["-searches", "searches", "-answers", "answers", "-found_owned", "found_owned", "-cited_owned", "cited_owned", "query", "-query"] | Omitted = OMITTED,
    ) -> Iterator[models.SubQuestion]:
        """Every row of every page, one request after the other."""
        return self._transport.pages(self._row, {"projectId": project_id, "queryId": query_id, "start_date": start_date, "end_date": end_date, "page_size": page_size, "search": search, "ordering": ordering})

    def stream(
        self,
        *,
        project_id: str,
        query_id: str,
        start_date: str | Omitted = OMITTED,
        end_date: str | Omitted = OMITTED,
        search: str | Omitted = OMITTED,
        ordering: Literal["-searches", "searches", "-answers", "answers", "-found_owned", "found_owned", "-cited_owned", "cited_owned", "query", "-query"] | Omitted = OMITTED,
    ) -> Iterator[models.SubQuestion]:
        """Every row as it arrives, in constant memory."""
        return self._transport.lines(self._row, {"projectId": project_id, "queryId": query_id, "start_date": start_date, "end_date": end_date, "search": search, "ordering": ordering})

    def csv(
        self,
        *,
        project_id: str,
        query_id: str,
        start_date: str | Omitted = OMITTED,
        end_date: str | Omitted = OMITTED,
        search: str | Omitted = OMITTED,
        ordering: Literal["-searches", "searches", "-answers", "answers", "-found_owned", "found_owned", "-cited_owned", "cited_owned", "query", "-query"] | Omitted = OMITTED,
    ) -> Iterator[bytes]:
        """The bytes of the list as CSV."""
        return self._transport.csv(self._row, {"projectId": project_id, "queryId": query_id, "start_date": start_date, "end_date": end_date, "search": search, "ordering": ordering})


class ListAnswers(Room):
    _row = ("GET", "/projects/:projectId/answers/", "pages list safe")

    def __call__(
        self,
        *,
        project_id: str,
        page: int | Omitted = OMITTED,
        page_size: int | Omitted = OMITTED,
        campaign: str | Omitted = OMITTED,
        operator_model: str | Omitted = OMITTED,
        branded: bool | Omitted = OMITTED,
        mentioned: bool | Omitted = OMITTED,
        cited: bool | Omitted = OMITTED,
        unknown_to_model: bool | Omitted = OMITTED,
        search: str | Omitted = OMITTED,
        start_date: str | Omitted = OMITTED,
        end_date: str | Omitted = OMITTED,
        counted: bool | Omitted = OMITTED,
        query: str | Omitted = OMITTED,
        brand: str | Omitted = OMITTED,
        sentiment: Literal["POSITIVE", "NEGATIVE", "NEUTRAL", "UNKNOWN"] | Omitted = OMITTED,
        citing: bool | Omitted = OMITTED,
        domain: str | Omitted = OMITTED,
        url: str | Omitted = OMITTED,
        searched_for: str | Omitted = OMITTED,
        found_owned: bool | Omitted = OMITTED,
    ) -> models.ListAnswersAnswer:
        """GET /projects/:projectId/answers/: Single answers, newest first, for example those that an insights figure counts. Scope: read."""
        return self._transport.answer(self._row, {"projectId": project_id, "page": page, "page_size": page_size, "campaign": campaign, "operator_model": operator_model, "branded": branded, "mentioned": mentioned, "cited": cited, "unknown_to_model": unknown_to_model, "search": search, "start_date": start_date, "end_date": end_date, "counted": counted, "query": query, "brand": brand, "sentiment": sentiment, "citing": citing, "domain": domain, "url": url, "searched_for": searched_for, "found_owned": found_owned})

    def all(
        self,
        *,
        project_id: str,
        page_size: int | Omitted = OMITTED,
        campaign: str | Omitted = OMITTED,
        operator_model: str | Omitted = OMITTED,
        branded: bool | Omitted = OMITTED,
        mentioned: bool | Omitted = OMITTED,
        cited: bool | Omitted = OMITTED,
        unknown_to_model: bool | Omitted = OMITTED,
        search: str | Omitted = OMITTED,
        start_date: str | Omitted = OMITTED,
        end_date: str | Omitted = OMITTED,
        counted: bool | Omitted = OMITTED,
        query: str | Omitted = OMITTED,
        brand: str | Omitted = OMITTED,
        sentiment: Literal["POSITIVE", "NEGATIVE", "NEUTRAL", "UNKNOWN"] | Omitted = OMITTED,
        citing: bool | Omitted = OMITTED,
        domain: str | Omitted = OMITTED,
        url: str | Omitted = OMITTED,
        searched_for: str | Omitted = OMITTED,
        found_owned: bool | Omitted = OMITTED,
    ) -> Iterator[models.ListedAnswer]:
        """Every row of every page, one request after the other."""
        return self._transport.pages(self._row, {"projectId": project_id, "page_size": page_size, "campaign": campaign, "operator_model": operator_model, "branded": branded, "mentioned": mentioned, "cited": cited, "unknown_to_model": unknown_to_model, "search": search, "start_date": start_date, "end_date": end_date, "counted": counted, "query": query, "brand": brand, "sentiment": sentiment, "citing": citing, "domain": domain, "url": url, "searched_for": searched_for, "found_owned": found_owned})

    def stream(
        self,
        *,
        project_id: str,
        campaign: str | Omitted = OMITTED,
        operator_model: str | Omitted = OMITTED,
        branded: bool | Omitted = OMITTED,
        mentioned: bool | Omitted = OMITTED,
        cited: bool | Omitted = OMITTED,
        unknown_to_model: bool | Omitted = OMITTED,
        search: str | Omitted = OMITTED,
        start_date: str | Omitted = OMITTED,
        end_date: str | Omitted = OMITTED,
        counted: bool | Omitted = OMITTED,
        query: str | Omitted = OMITTED,
        brand: str | Omitted = OMITTED,
        sentiment: Literal["POSITIVE", "NEGATIVE", "NEUTRAL", "UNKNOWN"] | Omitted = OMITTED,
        citing: bool | Omitted = OMITTED,
        domain: str | Omitted = OMITTED,
        url: str | Omitted = OMITTED,
        searched_for: str | Omitted = OMITTED,
        found_owned: bool | Omitted = OMITTED,
    ) -> Iterator[models.SavedAnswer]:
        """Every row as it arrives, in constant memory."""
        return self._transport.lines(self._row, {"projectId": project_id, "campaign": campaign, "operator_model": operator_model, "branded": branded, "mentioned": mentioned, "cited": cited, "unknown_to_model": unknown_to_model, "search": search, "start_date": start_date, "end_date": end_date, "counted": counted, "query": query, "brand": brand, "sentiment": sentiment, "citing": citing, "domain": domain, "url": url, "searched_for": searched_for, "found_owned": found_owned})

    def csv(
        self,
        *,
        project_id: str,
        campaign: str | Omitted = OMITTED,
        operator_model: str | Omitted = OMITTED,
        branded: bool | Omitted = OMITTED,
        mentioned: bool | Omitted = OMITTED,
        cited: bool | Omitted = OMITTED,
        unknown_to_model: bool | Omitted = OMITTED,
        search: str | Omitted = OMITTED,
        start_date: str | Omitted = OMITTED,
        end_date: str | Omitted = OMITTED,
        counted: bool | Omitted = OMITTED,
        query: str | Omitted = OMITTED,
        brand: str | Omitted = OMITTED,
        sentiment: Literal["POSITIVE", "NEGATIVE", "NEUTRAL", "UNKNOWN"] | Omitted = OMITTED,
        citing: bool | Omitted = OMITTED,
        domain: str | Omitted = OMITTED,
        url: str | Omitted = OMITTED,
        searched_for: str | Omitted = OMITTED,
        found_owned: bool | Omitted = OMITTED,
    ) -> Iterator[bytes]:
        """The bytes of the list as CSV."""
        return self._transport.csv(self._row, {"projectId": project_id, "campaign": campaign, "operator_model": operator_model, "branded": branded, "mentioned": mentioned, "cited": cited, "unknown_to_model": unknown_to_model, "search": search, "start_date": start_date, "end_date": end_date, "counted": counted, "query": query, "brand": brand, "sentiment": sentiment, "citing": citing, "domain": domain, "url": url, "searched_for": searched_for, "found_owned": found_owned})


class ListConversations(Room):
    _row = ("GET", "/projects/:projectId/conversations/", "pages list safe")

    def __call__(
        self,
        *,
        project_id: str,
        page: int | Omitted = OMITTED,
        page_size: int | Omitted = OMITTED,
        campaign: str | Omitted = OMITTED,
        operator_model: str | Omitted = OMITTED,
        branded: bool | Omitted = OMITTED,
        mentioned: bool | Omitted = OMITTED,
        cited: bool | Omitted = OMITTED,
        unknown_to_model: bool | Omitted = OMITTED,
        search: str | Omitted = OMITTED,
        start_date: str | Omitted = OMITTED,
        end_date: str | Omitted = OMITTED,
    ) -> models.ListConversationsAnswer:
        """GET /projects/:projectId/conversations/: Queries that were asked, each with the newest answer of each model. Scope: read."""
        return self._transport.answer(self._row, {"projectId": project_id, "page": page, "page_size": page_size, "campaign": campaign, "operator_model": operator_model, "branded": branded, "mentioned": mentioned, "cited": cited, "unknown_to_model": unknown_to_model, "search": search, "start_date": start_date, "end_date": end_date})

    def all(
        self,
        *,
        project_id: str,
        page_size: int | Omitted = OMITTED,
        campaign: str | Omitted = OMITTED,
        operator_model: str | Omitted = OMITTED,
        branded: bool | Omitted = OMITTED,
        mentioned: bool | Omitted = OMITTED,
        cited: bool | Omitted = OMITTED,
        unknown_to_model: bool | Omitted = OMITTED,
        search: str | Omitted = OMITTED,
        start_date: str | Omitted = OMITTED,
        end_date: str | Omitted = OMITTED,
    ) -> Iterator[models.Conversation]:
        """Every row of every page, one request after the other."""
        return self._transport.pages(self._row, {"projectId": project_id, "page_size": page_size, "campaign": campaign, "operator_model": operator_model, "branded": branded, "mentioned": mentioned, "cited": cited, "unknown_to_model": unknown_to_model, "search": search, "start_date": start_date, "end_date": end_date})

    def stream(
        self,
        *,
        project_id: str,
        campaign: str | Omitted = OMITTED,
        operator_model: str | Omitted = OMITTED,
        branded: bool | Omitted = OMITTED,
        mentioned: bool | Omitted = OMITTED,
        cited: bool | Omitted = OMITTED,
        unknown_to_model: bool | Omitted = OMITTED,
        search: str | Omitted = OMITTED,
        start_date: str | Omitted = OMITTED,
        end_date: str | Omitted = OMITTED,
    ) -> Iterator[models.Conversation]:
        """Every row as it arrives, in constant memory."""
        return self._transport.lines(self._row, {"projectId": project_id, "campaign": campaign, "operator_model": operator_model, "branded": branded, "mentioned": mentioned, "cited": cited, "unknown_to_model": unknown_to_model, "search": search, "start_date": start_date, "end_date": end_date})

    def csv(
        self,
        *,
        project_id: str,
        campaign: str | Omitted = OMITTED,
        operator_model: str | Omitted = OMITTED,
        branded: bool | Omitted = OMITTED,
        mentioned: bool | Omitted = OMITTED,
        cited: bool | Omitted = OMITTED,
        unknown_to_model: bool | Omitted = OMITTED,
        search: str | Omitted = OMITTED,
        start_date: str | Omitted = OMITTED,
        end_date: str | Omitted = OMITTED,
    ) -> Iterator[bytes]:
        """The bytes of the list as CSV."""
        return self._transport.csv(self._row, {"projectId": project_id, "campaign": campaign, "operator_model": operator_model, "branded": branded, "mentioned": mentioned, "cited": cited, "unknown_to_model": unknown_to_model, "search": search, "start_date": start_date, "end_date": end_date})


class GetAiChannels(Room):
    _row = ("GET", "/projects/:projectId/ai-operator-models/", "list safe")

    def __call__(
        self,
        *,
        project_id: str,
        start_date: str | Omitted = OMITTED,
        end_date: str | Omitted = OMITTED,
        compare_start_date: str | Omitted = OMITTED,
        compare_end_date: str | Omitted = OMITTED,
        campaign_id: str | Omitted = OMITTED,
        branded: bool | Omitted = OMITTED,
        limit: int | Omitted = OMITTED,
    ) -> models.GetAiChannelsAnswer:
        """GET /projects/:projectId/ai-operator-models/: The figures by AI model. Scope: read."""
        return self._transport.answer(self._row, {"projectId": project_id, "start_date": start_date, "end_date": end_date, "compare_start_date": compare_start_date, "compare_end_date": compare_end_date, "campaign_id": campaign_id, "branded": branded, "limit": limit})

    def stream(
        self,
        *,
        project_id: str,
        start_date: str | Omitted = OMITTED,
        end_date: str | Omitted = OMITTED,
        compare_start_date: str | Omitted = OMITTED,
        compare_end_date: str | Omitted = OMITTED,
        campaign_id: str | Omitted = OMITTED,
        branded: bool | Omitted = OMITTED,
        limit: int | Omitted = OMITTED,
    ) -> Iterator[models.AiChannel]:
        """Every row as it arrives, in constant memory."""
        return self._transport.lines(self._row, {"projectId": project_id, "start_date": start_date, "end_date": end_date, "compare_start_date": compare_start_date, "compare_end_date": compare_end_date, "campaign_id": campaign_id, "branded": branded, "limit": limit})

    def csv(
        self,
        *,
        project_id: str,
        start_date: str | Omitted = OMITTED,
        end_date: str | Omitted = OMITTED,
        compare_start_date: str | Omitted = OMITTED,
        compare_end_date: str | Omitted = OMITTED,
        campaign_id: str | Omitted = OMITTED,
        branded: bool | Omitted = OMITTED,
        limit: int | Omitted = OMITTED,
    ) -> Iterator[bytes]:
        """The bytes of the list as CSV."""
        return self._transport.csv(self._row, {"projectId": project_id, "start_date": start_date, "end_date": end_date, "compare_start_date": compare_start_date, "compare_end_date": compare_end_date, "campaign_id": campaign_id, "branded": branded, "limit": limit})


class GetBrandMentions(Room):
    _row = ("GET", "/projects/:projectId/brand-mentions/", "list safe")

    def __call__(
        self,
        *,
        project_id: str,
        start_date: str | Omitted = OMITTED,
        end_date: str | Omitted = OMITTED,
        compare_start_date: str | Omitted = OMITTED,
        compare_end_date: str | Omitted = OMITTED,
        campaign_id: str | Omitted = OMITTED,
        branded: bool | Omitted = OMITTED,
    ) -> models.GetBrandMentionsAnswer:
        """GET /projects/:projectId/brand-mentions/: How often answers name the brand and its competitors, by day. Scope: read."""
        return self._transport.answer(self._row, {"projectId": project_id, "start_date": start_date, "end_date": end_date, "compare_start_date": compare_start_date, "compare_end_date": compare_end_date, "campaign_id": campaign_id, "branded": branded})

    def stream(
        self,
        *,
        project_id: str,
        start_date: str | Omitted = OMITTED,
        end_date: str | Omitted = OMITTED,
        compare_start_date: str | Omitted = OMITTED,
        compare_end_date: str | Omitted = OMITTED,
        campaign_id: str | Omitted = OMITTED,
        branded: bool | Omitted = OMITTED,
    ) -> Iterator[models.SavedBrandDay]:
        """Every row as it arrives, in constant memory."""
        return self._transport.lines(self._row, {"projectId": project_id, "start_date": start_date, "end_date": end_date, "compare_start_date": compare_start_date, "compare_end_date": compare_end_date, "campaign_id": campaign_id, "branded": branded})

    def csv(
        self,
        *,
        project_id: str,
        start_date: str | Omitted = OMITTED,
        end_date: str | Omitted = OMITTED,
        compare_start_date: str | Omitted = OMITTED,
        compare_end_date: str | Omitted = OMITTED,
        campaign_id: str | Omitted = OMITTED,
        branded: bool | Omitted = OMITTED,
    ) -> Iterator[bytes]:
        """The bytes of the list as CSV."""
        return self._transport.csv(self._row, {"projectId": project_id, "start_date": start_date, "end_date": end_date, "compare_start_date": compare_start_date, "compare_end_date": compare_end_date, "campaign_id": campaign_id, "branded": branded})


class GetIndustryRanking(Room):
    _row = ("GET", "/projects/:projectId/industry-ranking/", "list safe")

    def __call__(
        self,
        *,
        project_id: str,
        start_date: str | Omitted = OMITTED,
        end_date: str | Omitted = OMITTED,
        compare_start_date: str | Omitted = OMITTED,
        compare_end_date: str | Omitted = OMITTED,
        campaign_id: str | Omitted = OMITTED,
        branded: bool | Omitted = OMITTED,
        limit: int | Omitted = OMITTED,
    ) -> models.GetIndustryRankingAnswer:
        """GET /projects/:projectId/industry-ranking/: The most visible brands, and the client's own row with its true rank. Scope: read."""
        return self._transport.answer(self._row, {"projectId": project_id, "start_date": start_date, "end_date": end_date, "compare_start_date": compare_start_date, "compare_end_date": compare_end_date, "campaign_id": campaign_id, "branded": branded, "limit": limit})

    def stream(
        self,
        *,
        project_id: str,
        start_date: str | Omitted = OMITTED,
        end_date: str | Omitted = OMITTED,
        compare_start_date: str | Omitted = OMITTED,
        compare_end_date: str | Omitted = OMITTED,
        campaign_id: str | Omitted = OMITTED,
        branded: bool | Omitted = OMITTED,
        limit: int | Omitted = OMITTED,
    ) -> Iterator[models.RankedBrand]:
        """Every row as it arrives, in constant memory."""
        return self._transport.lines(self._row, {"projectId": project_id, "start_date": start_date, "end_date": end_date, "compare_start_date": compare_start_date, "compare_end_date": compare_end_date, "campaign_id": campaign_id, "branded": branded, "limit": limit})

    def csv(
        self,
        *,
        project_id: str,
        start_date: str | Omitted = OMITTED,
        end_date: str | Omitted = OMITTED,
        compare_start_date: str | Omitted = OMITTED,
        compare_end_date: str | Omitted = OMITTED,
        campaign_id: str | Omitted = OMITTED,
        branded: bool | Omitted = OMITTED,
        limit: int | Omitted = OMITTED,
    ) -> Iterator[bytes]:
        """The bytes of the list as CSV."""
        return self._transport.csv(self._row, {"projectId": project_id, "start_date": start_date, "end_date": end_date, "compare_start_date": compare_start_date, "compare_end_date": compare_end_date, "campaign_id": campaign_id, "branded": branded, "limit": limit})


class GetInfluentialSources(Room):
    _row = ("GET", "/projects/:projectId/influential-sources/", "list safe")

    def __call__(
        self,
        *,
        project_id: str,
        start_date: str | Omitted = OMITTED,
        end_date: str | Omitted = OMITTED,
        compare_start_date: str | Omitted = OMITTED,
        compare_end_date: str | Omitted = OMITTED,
        campaign_id: str | Omitted = OMITTED,
        branded: bool | Omitted = OMITTED,
        limit: int | Omitted = OMITTED,
    ) -> models.GetInfluentialSourcesAnswer:
        """GET /projects/:projectId/influential-sources/: The sites that most answers cite. Scope: read."""
        return self._transport.answer(self._row, {"projectId": project_id, "start_date": start_date, "end_date": end_date, "compare_start_date": compare_start_date, "compare_end_date": compare_end_date, "campaign_id": campaign_id, "branded": branded, "limit": limit})

    def stream(
        self,
        *,
        project_id: str,
        start_date: str | Omitted = OMITTED,
        end_date: str | Omitted = OMITTED,
        compare_start_date: str | Omitted = OMITTED,
        compare_end_date: str | Omitted = OMITTED,
        campaign_id: str | Omitted = OMITTED,
        branded: bool | Omitted = OMITTED,
        limit: int | Omitted = OMITTED,
    ) -> Iterator[models.SavedSource]:
        """Every row as it arrives, in constant memory."""
        return self._transport.lines(self._row, {"projectId": project_id, "start_date": start_date, "end_date": end_date, "compare_start_date": compare_start_date, "compare_end_date": compare_end_date, "campaign_id": campaign_id, "branded": branded, "limit": limit})

    def csv(
        self,
        *,
        project_id: str,
        start_date: str | Omitted = OMITTED,
        end_date: str | Omitted = OMITTED,
        compare_start_date: str | Omitted = OMITTED,
        compare_end_date: str | Omitted = OMITTED,
        campaign_id: str | Omitted = OMITTED,
        branded: bool | Omitted = OMITTED,
        limit: int | Omitted = OMITTED,
    ) -> Iterator[bytes]:
        """The bytes of the list as CSV."""
        return self._transport.csv(self._row, {"projectId": project_id, "start_date": start_date, "end_date": end_date, "compare_start_date": compare_start_date, "compare_end_date": compare_end_date, "campaign_id": campaign_id, "branded": branded, "limit": limit})


class GetInsightMatrix(Room):
    _row = ("GET", "/projects/:projectId/insights/matrix/", "list safe")

    def __call__(
        self,
        *,
        project_id: str,
        start_date: str | Omitted = OMITTED,
        end_date: str | Omitted = OMITTED,
        compare_start_date: str | Omitted = OMITTED,
        compare_end_date: str | Omitted = OMITTED,
        campaign_id: str | Omitted = OMITTED,
        branded: bool | Omitted = OMITTED,
    ) -> models.GetInsightMatrixAnswer:
        """GET /projects/:projectId/insights/matrix/: Answers by whether they name the client and whether they cite its pages. Scope: read."""
        return self._transport.answer(self._row, {"projectId": project_id, "start_date": start_date, "end_date": end_date, "compare_start_date": compare_start_date, "compare_end_date": compare_end_date, "campaign_id": campaign_id, "branded": branded})

    def stream(
        self,
        *,
        project_id: str,
        start_date: str | Omitted = OMITTED,
        end_date: str | Omitted = OMITTED,
        compare_start_date: str | Omitted = OMITTED,
        compare_end_date: str | Omitted = OMITTED,
        campaign_id: str | Omitted = OMITTED,
        branded: bool | Omitted = OMITTED,
    ) -> Iterator[models.FigureRow]:
        """Every row as it arrives, in constant memory."""
        return self._transport.lines(self._row, {"projectId": project_id, "start_date": start_date, "end_date": end_date, "compare_start_date": compare_start_date, "compare_end_date": compare_end_date, "campaign_id": campaign_id, "branded": branded})

    def csv(
        self,
        *,
        project_id: str,
        start_date: str | Omitted = OMITTED,
        end_date: str | Omitted = OMITTED,
        compare_start_date: str | Omitted = OMITTED,
        compare_end_date: str | Omitted = OMITTED,
        campaign_id: str | Omitted = OMITTED,
        branded: bool | Omitted = OMITTED,
    ) -> Iterator[bytes]:
        """The bytes of the list as CSV."""
        return self._transport.csv(self._row, {"projectId": project_id, "start_date": start_date, "end_date": end_date, "compare_start_date": compare_start_date, "compare_end_date": compare_end_date, "campaign_id": campaign_id, "branded": branded})


class GetInsightSummary(Room):
    _row = ("GET", "/projects/:projectId/insights/summary/", "list safe")

    def __call__(
        self,
        *,
        project_id: str,
        start_date: str | Omitted = OMITTED,
        end_date: str | Omitted = OMITTED,
        compare_start_date: str | Omitted = OMITTED,
        compare_end_date: str | Omitted = OMITTED,
        campaign_id: str | Omitted = OMITTED,
        branded: bool | Omitted = OMITTED,
    ) -> models.GetInsightSummaryAnswer:
        """GET /projects/:projectId/insights/summary/: The headline figures with their evidence. Scope: read."""
        return self._transport.answer(self._row, {"projectId": project_id, "start_date": start_date, "end_date": end_date, "compare_start_date": compare_start_date, "compare_end_date": compare_end_date, "campaign_id": campaign_id, "branded": branded})

    def stream(
        self,
        *,
        project_id: str,
        start_date: str | Omitted = OMITTED,
        end_date: str | Omitted = OMITTED,
        compare_start_date: str | Omitted = OMITTED,
        compare_end_date: str | Omitted = OMITTED,
        campaign_id: str | Omitted = OMITTED,
        branded: bool | Omitted = OMITTED,
    ) -> Iterator[models.FigureRow]:
        """Every row as it arrives, in constant memory."""
        return self._transport.lines(self._row, {"projectId": project_id, "start_date": start_date, "end_date": end_date, "compare_start_date": compare_start_date, "compare_end_date": compare_end_date, "campaign_id": campaign_id, "branded": branded})

    def csv(
        self,
        *,
        project_id: str,
        start_date: str | Omitted = OMITTED,
        end_date: str | Omitted = OMITTED,
        compare_start_date: str | Omitted = OMITTED,
        compare_end_date: str | Omitted = OMITTED,
        campaign_id: str | Omitted = OMITTED,
        branded: bool | Omitted = OMITTED,
    ) -> Iterator[bytes]:
        """The bytes of the list as CSV."""
        return self._transport.csv(self._row, {"projectId": project_id, "start_date": start_date, "end_date": end_date, "compare_start_date": compare_start_date, "compare_end_date": compare_end_date, "campaign_id": campaign_id, "branded": branded})


class GetPerformancePrompts(Room):
    _row = ("GET", "/projects/:projectId/performance-prompts/", "list safe")

    def __call__(
        self,
        *,
        project_id: str,
        start_date: str | Omitted = OMITTED,
        end_date: str | Omitted = OMITTED,
        compare_start_date: str | Omitted = OMITTED,
        compare_end_date: str | Omitted = OMITTED,
        campaign_id: str | Omitted = OMITTED,
        branded: bool | Omitted = OMITTED,
        limit: int | Omitted = OMITTED,
    ) -> models.GetPerformancePromptsAnswer:
        """GET /projects/:projectId/performance-prompts/: Queries by performance: most performing, promising, underperforming. Scope: read."""
        return self._transport.answer(self._row, {"projectId": project_id, "start_date": start_date, "end_date": end_date, "compare_start_date": compare_start_date, "compare_end_date": compare_end_date, "campaign_id": campaign_id, "branded": branded, "limit": limit})

    def stream(
        self,
        *,
        project_id: str,
        start_date: str | Omitted = OMITTED,
        end_date: str | Omitted = OMITTED,
        compare_start_date: str | Omitted = OMITTED,
        compare_end_date: str | Omitted = OMITTED,
        campaign_id: str | Omitted = OMITTED,
        branded: bool | Omitted = OMITTED,
        limit: int | Omitted = OMITTED,
    ) -> Iterator[models.SavedPrompt]:
        """Every row as it arrives, in constant memory."""
        return self._transport.lines(self._row, {"projectId": project_id, "start_date": start_date, "end_date": end_date, "compare_start_date": compare_start_date, "compare_end_date": compare_end_date, "campaign_id": campaign_id, "branded": branded, "limit": limit})

    def csv(
        self,
        *,
        project_id: str,
        start_date: str | Omitted = OMITTED,
        end_date: str | Omitted = OMITTED,
        compare_start_date: str | Omitted = OMITTED,
        compare_end_date: str | Omitted = OMITTED,
        campaign_id: str | Omitted = OMITTED,
        branded: bool | Omitted = OMITTED,
        limit: int | Omitted = OMITTED,
    ) -> Iterator[bytes]:
        """The bytes of the list as CSV."""
        return self._transport.csv(self._row, {"projectId": project_id, "start_date": start_date, "end_date": end_date, "compare_start_date": compare_start_date, "compare_end_date": compare_end_date, "campaign_id": campaign_id, "branded": branded, "limit": limit})


class GetPromptsInterval(Room):
    _row = ("GET", "/projects/:projectId/insights/prompts-interval/", "list safe")

    def __call__(
        self,
        *,
        project_id: str,
        start_date: str | Omitted = OMITTED,
        end_date: str | Omitted = OMITTED,
        compare_start_date: str | Omitted = OMITTED,
        compare_end_date: str | Omitted = OMITTED,
        campaign_id: str | Omitted = OMITTED,
        branded: bool | Omitted = OMITTED,
    ) -> models.GetPromptsIntervalAnswer:
        """GET /projects/:projectId/insights/prompts-interval/: How far the visibility of these very prompts is known, as their answers vary from run to run. Scope: read."""
        return self._transport.answer(self._row, {"projectId": project_id, "start_date": start_date, "end_date": end_date, "compare_start_date": compare_start_date, "compare_end_date": compare_end_date, "campaign_id": campaign_id, "branded": branded})

    def stream(
        self,
        *,
        project_id: str,
        start_date: str | Omitted = OMITTED,
        end_date: str | Omitted = OMITTED,
        compare_start_date: str | Omitted = OMITTED,
        compare_end_date: str | Omitted = OMITTED,
        campaign_id: str | Omitted = OMITTED,
        branded: bool | Omitted = OMITTED,
    ) -> Iterator[models.FigureRow]:
        """Every row as it arrives, in constant memory."""
        return self._transport.lines(self._row, {"projectId": project_id, "start_date": start_date, "end_date": end_date, "compare_start_date": compare_start_date, "compare_end_date": compare_end_date, "campaign_id": campaign_id, "branded": branded})

    def csv(
        self,
        *,
        project_id: str,
        start_date: str | Omitted = OMITTED,
        end_date: str | Omitted = OMITTED,
        compare_start_date: str | Omitted = OMITTED,
        compare_end_date: str | Omitted = OMITTED,
        campaign_id: str | Omitted = OMITTED,
        branded: bool | Omitted = OMITTED,
    ) -> Iterator[bytes]:
        """The bytes of the list as CSV."""
        return self._transport.csv(self._row, {"projectId": project_id, "start_date": start_date, "end_date": end_date, "compare_start_date": compare_start_date, "compare_end_date": compare_end_date, "campaign_id": campaign_id, "branded": branded})


class GetSearches(Room):
    _row = ("GET", "/projects/:projectId/insights/searches/", "pages list safe")

    def __call__(
        self,
        *,
        project_id: str,
        start_date: str | Omitted = OMITTED,
        end_date: str | Omitted = OMITTED,
        compare_start_date: str | Omitted = OMITTED,
        compare_end_date: str | Omitted = OMITTED,
        campaign_id: str | Omitted = OMITTED,
        branded: bool | Omitted = OMITTED,
        page: int | Omitted = OMITTED,
        page_size: int | Omitted = OMITTED,
        search: str | Omitted = OMITTED,
        ordering: Literal["-searches", "searches", "-answers", "answers", "-found_owned", "found_owned", "-cited_owned", "cited_owned", "query", "-query"] | Omitted = OMITTED,
    ) -> models.SearchList:
        """GET /projects/:projectId/insights/searches/: What AI models searched for before they answered, and whether the client's pages were found. Scope: read."""
        return self._transport.answer(self._row, {"projectId": project_id, "start_date": start_date, "end_date": end_date, "compare_start_date": compare_start_date, "compare_end_date": compare_end_date, "campaign_id": campaign_id, "branded": branded, "page": page, "page_size": page_size, "search": search, "ordering": ordering})

    def all(
        self,
        *,
        project_id: str,
        start_date: str | Omitted = OMITTED,
        end_date: str | Omitted = OMITTED,
        compare_start_date: str | Omitted = OMITTED,
        compare_end_date: str | Omitted = OMITTED,
        campaign_id: str | Omitted = OMITTED,
        branded: bool | Omitted = OMITTED,
        page_size: int | Omitted = OMITTED,
        search: str | Omitted = OMITTED,
        ordering: Literal["-searches", "searches", "-answers", "answers", "-found_owned", "found_owned", "-cited_owned", "cited_owned", "query", "-query"] | Omitted = OMITTED,
    ) -> Iterator[models.SubQuestion]:
        """Every row of every page, one request after the other."""
        return self._transport.pages(self._row, {"projectId": project_id, "start_date": start_date, "end_date": end_date, "compare_start_date": compare_start_date, "compare_end_date": compare_end_date, "campaign_id": campaign_id, "branded": branded, "page_size": page_size, "search": search, "ordering": ordering})

    def stream(
        self,
        *,
        project_id: str,
        start_date: str | Omitted = OMITTED,
        end_date: str | Omitted = OMITTED,
        compare_start_date: str | Omitted = OMITTED,
        compare_end_date: str | Omitted = OMITTED,
        campaign_id: str | Omitted = OMITTED,
        branded: bool | Omitted = OMITTED,
        search: str | Omitted = OMITTED,
        ordering: Literal["-searches", "searches", "-answers", "answers", "-found_owned", "found_owned", "-cited_owned", "cited_owned", "query", "-query"] | Omitted = OMITTED,
    ) -> Iterator[models.SubQuestion]:
        """Every row as it arrives, in constant memory."""
        return self._transport.lines(self._row, {"projectId": project_id, "start_date": start_date, "end_date": end_date, "compare_start_date": compare_start_date, "compare_end_date": compare_end_date, "campaign_id": campaign_id, "branded": branded, "search": search, "ordering": ordering})

    def csv(
        self,
        *,
        project_id: str,
        start_date: str | Omitted = OMITTED,
        end_date: str | Omitted = OMITTED,
        compare_start_date: str | Omitted = OMITTED,
        compare_end_date: str | Omitted = OMITTED,
        campaign_id: str | Omitted = OMITTED,
        branded: bool | Omitted = OMITTED,
        search: str | Omitted = OMITTED,
        ordering: Literal["-searches", "searches", "-answers", "answers", "-found_owned", "found_owned", "-cited_owned", "cited_owned", "query", "-query"] | Omitted = OMITTED,
    ) -> Iterator[bytes]:
        """The bytes of the list as CSV."""
        return self._transport.csv(self._row, {"projectId": project_id, "start_date": start_date, "end_date": end_date, "compare_start_date": compare_start_date, "compare_end_date": compare_end_date, "campaign_id": campaign_id, "branded": branded, "search": search, "ordering": ordering})


class GetSentimentAnalysis(Room):
    _row = ("GET", "/projects/:projectId/sentiment-analysis/", "list safe")

    def __call__(
        self,
        *,
        project_id: str,
        start_date: str | Omitted = OMITTED,
        end_date: str | Omitted = OMITTED,
        compare_start_date: str | Omitted = OMITTED,
        compare_end_date: str | Omitted = OMITTED,
        campaign_id: str | Omitted = OMITTED,
        branded: bool | Omitted = OMITTED,
    ) -> models.GetSentimentAnalysisAnswer:
        """GET /projects/:projectId/sentiment-analysis/: The sentiment of answers about the brand and its competitors. Scope: read."""
        return self._transport.answer(self._row, {"projectId": project_id, "start_date": start_date, "end_date": end_date, "compare_start_date": compare_start_date, "compare_end_date": compare_end_date, "campaign_id": campaign_id, "branded": branded})

    def stream(
        self,
        *,
        project_id: str,
        start_date: str | Omitted = OMITTED,
        end_date: str | Omitted = OMITTED,
        compare_start_date: str | Omitted = OMITTED,
        compare_end_date: str | Omitted = OMITTED,
        campaign_id: str | Omitted = OMITTED,
        branded: bool | Omitted = OMITTED,
    ) -> Iterator[models.SavedSentiment]:
        """Every row as it arrives, in constant memory."""
        return self._transport.lines(self._row, {"projectId": project_id, "start_date": start_date, "end_date": end_date, "compare_start_date": compare_start_date, "compare_end_date": compare_end_date, "campaign_id": campaign_id, "branded": branded})

    def csv(
        self,
        *,
        project_id: str,
        start_date: str | Omitted = OMITTED,
        end_date: str | Omitted = OMITTED,
        compare_start_date: str | Omitted = OMITTED,
        compare_end_date: str | Omitted = OMITTED,
        campaign_id: str | Omitted = OMITTED,
        branded: bool | Omitted = OMITTED,
    ) -> Iterator[bytes]:
        """The bytes of the list as CSV."""
        return self._transport.csv(self._row, {"projectId": project_id, "start_date": start_date, "end_date": end_date, "compare_start_date": compare_start_date, "compare_end_date": compare_end_date, "campaign_id": campaign_id, "branded": branded})


class ListInsightAnnotations(Room):
    _row = ("GET", "/projects/:projectId/insights/annotations/", "list safe")

    def __call__(
        self,
        *,
        project_id: str,
        start_date: str | Omitted = OMITTED,
        end_date: str | Omitted = OMITTED,
        compare_start_date: str | Omitted = OMITTED,
        compare_end_date: str | Omitted = OMITTED,
        campaign_id: str | Omitted = OMITTED,
        branded: bool | Omitted = OMITTED,
    ) -> models.ListInsightAnnotationsAnswer:
        """GET /projects/:projectId/insights/annotations/: Changes to campaigns, models and the analysis, for the annotations of charts. Scope: read."""
        return self._transport.answer(self._row, {"projectId": project_id, "start_date": start_date, "end_date": end_date, "compare_start_date": compare_start_date, "compare_end_date": compare_end_date, "campaign_id": campaign_id, "branded": branded})

    def stream(
        self,
        *,
        project_id: str,
        start_date: str | Omitted = OMITTED,
        end_date: str | Omitted = OMITTED,
        compare_start_date: str | Omitted = OMITTED,
        compare_end_date: str | Omitted = OMITTED,
        campaign_id: str | Omitted = OMITTED,
        branded: bool | Omitted = OMITTED,
    ) -> Iterator[models.Annotation]:
        """Every row as it arrives, in constant memory."""
        return self._transport.lines(self._row, {"projectId": project_id, "start_date": start_date, "end_date": end_date, "compare_start_date": compare_start_date, "compare_end_date": compare_end_date, "campaign_id": campaign_id, "branded": branded})

    def csv(
        self,
        *,
        project_id: str,
        start_date: str | Omitted = OMITTED,
        end_date: str | Omitted = OMITTED,
        compare_start_date: str | Omitted = OMITTED,
        compare_end_date: str | Omitted = OMITTED,
        campaign_id: str | Omitted = OMITTED,
        branded: bool | Omitted = OMITTED,
    ) -> Iterator[bytes]:
        """The bytes of the list as CSV."""
        return self._transport.csv(self._row, {"projectId": project_id, "start_date": start_date, "end_date": end_date, "compare_start_date": compare_start_date, "compare_end_date": compare_end_date, "campaign_id": campaign_id, "branded": branded})


class ListNegativeAnswers(Room):
    _row = ("GET", "/projects/:projectId/negative-sentiment-answers/", "list safe")

    def __call__(
        self,
        *,
        project_id: str,
        start_date: str | Omitted = OMITTED,
        end_date: str | Omitted = OMITTED,
        compare_start_date: str | Omitted = OMITTED,
        compare_end_date: str | Omitted = OMITTED,
        campaign_id: str | Omitted = OMITTED,
        branded: bool | Omitted = OMITTED,
        limit: int | Omitted = OMITTED,
    ) -> models.ListNegativeAnswersAnswer:
        """GET /projects/:projectId/negative-sentiment-answers/: The most negative answers, one for each remark, those about the client first. Scope: read."""
        return self._transport.answer(self._row, {"projectId": project_id, "start_date": start_date, "end_date": end_date, "compare_start_date": compare_start_date, "compare_end_date": compare_end_date, "campaign_id": campaign_id, "branded": branded, "limit": limit})

    def stream(
        self,
        *,
        project_id: str,
        start_date: str | Omitted = OMITTED,
        end_date: str | Omitted = OMITTED,
        compare_start_date: str | Omitted = OMITTED,
        compare_end_date: str | Omitted = OMITTED,
        campaign_id: str | Omitted = OMITTED,
        branded: bool | Omitted = OMITTED,
        limit: int | Omitted = OMITTED,
    ) -> Iterator[models.NegativeAnswer]:
        """Every row as it arrives, in constant memory."""
        return self._transport.lines(self._row, {"projectId": project_id, "start_date": start_date, "end_date": end_date, "compare_start_date": compare_start_date, "compare_end_date": compare_end_date, "campaign_id": campaign_id, "branded": branded, "limit": limit})

    def csv(
        self,
        *,
        project_id: str,
        start_date: str | Omitted = OMITTED,
        end_date: str | Omitted = OMITTED,
        compare_start_date: str | Omitted = OMITTED,
        compare_end_date: str | Omitted = OMITTED,
        campaign_id: str | Omitted = OMITTED,
        branded: bool | Omitted = OMITTED,
        limit: int | Omitted = OMITTED,
    ) -> Iterator[bytes]:
        """The bytes of the list as CSV."""
        return self._transport.csv(self._row, {"projectId": project_id, "start_date": start_date, "end_date": end_date, "compare_start_date": compare_start_date, "compare_end_date": compare_end_date, "campaign_id": campaign_id, "branded": branded, "limit": limit})


class ListSourcePages(Room):
    _row = ("GET", "/projects/:projectId/sources/urls/", "pages list safe")

    def __call__(
        self,
        *,
        project_id: str,
        page: int | Omitted = OMITTED,
        page_size: int | Omitted = OMITTED,
        start_date: str | Omitted = OMITTED,
        end_date: str | Omitted = OMITTED,
        compare_start_date: str | Omitted = OMITTED,
        compare_end_date: str | Omitted = OMITTED,
        campaign_id: str | Omitted = OMITTED,
        branded: bool | Omitted = OMITTED,
        kind: Literal["OWNED", "COMPETITOR", "SOCIAL", "NEWS", "REFERENCE", "REVIEW", "COMMERCE", "OTHER"] | Omitted = OMITTED,
        domain: str | Omitted = OMITTED,
        search: str | Omitted = OMITTED,
        ordering: Literal["-use_count", "use_count", "-retrieved_count", "retrieved_count", "url", "-url", "last_seen", "-last_seen"] | Omitted = OMITTED,
    ) -> models.ListSourcePagesAnswer:
        """GET /projects/:projectId/sources/urls/: The pages that answers cite or are based on, of one site or of all. Scope: read."""
        return self._transport.answer(self._row, {"projectId": project_id, "page": page, "page_size": page_size, "start_date": start_date, "end_date": end_date, "compare_start_date": compare_start_date, "compare_end_date": compare_end_date, "campaign_id": campaign_id, "branded": branded, "kind": kind, "domain": domain, "search": search, "ordering": ordering})

    def all(
        self,
        *,
        project_id: str,
        page_size: int | Omitted = OMITTED,
        start_date: str | Omitted = OMITTED,
        end_date: str | Omitted = OMITTED,
        compare_start_date: str | Omitted = OMITTED,
        compare_end_date: str | Omitted = OMITTED,
        campaign_id: str | Omitted = OMITTED,
        branded: bool | Omitted = OMITTED,
        kind: Literal["OWNED", "COMPETITOR", "SOCIAL", "NEWS", "REFERENCE", "REVIEW", "COMMERCE", "OTHER"] | Omitted = OMITTED,
        domain: str | Omitted = OMITTED,
        search: str | Omitted = OMITTED,
        ordering: Literal["-use_count", "use_count", "-retrieved_count", "retrieved_count", "url", "-url", "last_seen", "-last_seen"] | Omitted = OMITTED,
    ) -> Iterator[models.SourcePage]:
        """Every row of every page, one request after the other."""
        return self._transport.pages(self._row, {"projectId": project_id, "page_size": page_size, "start_date": start_date, "end_date": end_date, "compare_start_date": compare_start_date, "compare_end_date": compare_end_date, "campaign_id": campaign_id, "branded": branded, "kind": kind, "domain": domain, "search": search, "ordering": ordering})

    def stream(
        self,
        *,
        project_id: str,
        start_date: str | Omitted = OMITTED,
        end_date: str | Omitted = OMITTED,
        compare_start_date: str | Omitted = OMITTED,
        compare_end_date: str | Omitted = OMITTED,
        campaign_id: str | Omitted = OMITTED,
        branded: bool | Omitted = OMITTED,
        kind: Literal["OWNED", "COMPETITOR", "SOCIAL", "NEWS", "REFERENCE", "REVIEW", "COMMERCE", "OTHER"] | Omitted = OMITTED,
        domain: str | Omitted = OMITTED,
        search: str | Omitted = OMITTED,
        ordering: Literal["-use_count", "use_count", "-retrieved_count", "retrieved_count", "url", "-url", "last_seen", "-last_seen"] | Omitted = OMITTED,
    ) -> Iterator[models.SourcePage]:
        """Every row as it arrives, in constant memory."""
        return self._transport.lines(self._row, {"projectId": project_id, "start_date": start_date, "end_date": end_date, "compare_start_date": compare_start_date, "compare_end_date": compare_end_date, "campaign_id": campaign_id, "branded": branded, "kind": kind, "domain": domain, "search": search, "ordering": ordering})

    def csv(
        self,
        *,
        project_id: str,
        start_date: str | Omitted = OMITTED,
        end_date: str | Omitted = OMITTED,
        compare_start_date: str | Omitted = OMITTED,
        compare_end_date: str | Omitted = OMITTED,
        campaign_id: str | Omitted = OMITTED,
        branded: bool | Omitted = OMITTED,
        kind: Literal["OWNED", "COMPETITOR", "SOCIAL", "NEWS", "REFERENCE", "REVIEW", "COMMERCE", "OTHER"] | Omitted = OMITTED,
        domain: str | Omitted = OMITTED,
        search: str | Omitted = OMITTED,
        ordering: Literal["-use_count", "use_count", "-retrieved_count", "retrieved_count", "url", "-url", "last_seen", "-last_seen"] | Omitted = OMITTED,
    ) -> Iterator[bytes]:
        """The bytes of the list as CSV."""
        return self._transport.csv(self._row, {"projectId": project_id, "start_date": start_date, "end_date": end_date, "compare_start_date": compare_start_date, "compare_end_date": compare_end_date, "campaign_id": campaign_id, "branded": branded, "kind": kind, "domain": domain, "search": search, "ordering": ordering})


class ListSources(Room):
    _row = ("GET", "/projects/:projectId/sources/", "pages list safe")

    def __call__(
        self,
        *,
        project_id: str,
        page: int | Omitted = OMITTED,
        page_size: int | Omitted = OMITTED,
        start_date: str | Omitted = OMITTED,
        end_date: str | Omitted = OMITTED,
        compare_start_date: str | Omitted = OMITTED,
        compare_end_date: str | Omitted = OMITTED,
        campaign_id: str | Omitted = OMITTED,
        branded: bool | Omitted = OMITTED,
        kind: Literal["OWNED", "COMPETITOR", "SOCIAL", "NEWS", "REFERENCE", "REVIEW", "COMMERCE", "OTHER"] | Omitted = OMITTED,
        domain: str | Omitted = OMITTED,
        search: str | Omitted = OMITTED,
        ordering: Literal["-use_count", "use_count", "-retrieved_count", "retrieved_count", "domain", "-domain", "avg_position", "-avg_position"] | Omitted = OMITTED,
    ) -> models.ListSourcesAnswer:
        """GET /projects/:projectId/sources/: The sites that answers cite or are based on. Scope: read."""
        return self._transport.answer(self._row, {"projectId": project_id, "page": page, "page_size": page_size, "start_date": start_date, "end_date": end_date, "compare_start_date": compare_start_date, "compare_end_date": compare_end_date, "campaign_id": campaign_id, "branded": branded, "kind": kind, "domain": domain, "search": search, "ordering": ordering})

    def all(
        self,
        *,
        project_id: str,
        page_size: int | Omitted = OMITTED,
        start_date: str | Omitted = OMITTED,
        end_date: str | Omitted = OMITTED,
        compare_start_date: str | Omitted = OMITTED,
        compare_end_date: str | Omitted = OMITTED,
        campaign_id: str | Omitted = OMITTED,
        branded: bool | Omitted = OMITTED,
        kind: Literal["OWNED", "COMPETITOR", "SOCIAL", "NEWS", "REFERENCE", "REVIEW", "COMMERCE", "OTHER"] | Omitted = OMITTED,
        domain: str | Omitted = OMITTED,
        search: str | Omitted = OMITTED,
        ordering: Literal["-use_count", "use_count", "-retrieved_count", "retrieved_count", "domain", "-domain", "avg_position", "-avg_position"] | Omitted = OMITTED,
    ) -> Iterator[models.SourceDomain]:
        """Every row of every page, one request after the other."""
        return self._transport.pages(self._row, {"projectId": project_id, "page_size": page_size, "start_date": start_date, "end_date": end_date, "compare_start_date": compare_start_date, "compare_end_date": compare_end_date, "campaign_id": campaign_id, "branded": branded, "kind": kind, "domain": domain, "search": search, "ordering": ordering})

    def stream(
        self,
        *,
        project_id: str,
        start_date: str | Omitted = OMITTED,
        end_date: str | Omitted = OMITTED,
        compare_start_date: str | Omitted = OMITTED,
        compare_end_date: str | Omitted = OMITTED,
        campaign_id: str | Omitted = OMITTED,
        branded: bool | Omitted = OMITTED,
        kind: Literal["OWNED", "COMPETITOR", "SOCIAL", "NEWS", "REFERENCE", "REVIEW", "COMMERCE", "OTHER"] | Omitted = OMITTED,
        domain: str | Omitted = OMITTED,
        search: str | Omitted = OMITTED,
        ordering: Literal["-use_count", "use_count", "-retrieved_count", "retrieved_count", "domain", "-domain", "avg_position", "-avg_position"] | Omitted = OMITTED,
    ) -> Iterator[models.SourceDomain]:
        """Every row as it arrives, in constant memory."""
        return self._transport.lines(self._row, {"projectId": project_id, "start_date": start_date, "end_date": end_date, "compare_start_date": compare_start_date, "compare_end_date": compare_end_date, "campaign_id": campaign_id, "branded": branded, "kind": kind, "domain": domain, "search": search, "ordering": ordering})

    def csv(
        self,
        *,
        project_id: str,
        start_date: str | Omitted = OMITTED,
        end_date: str | Omitted = OMITTED,
        compare_start_date: str | Omitted = OMITTED,
        compare_end_date: str | Omitted = OMITTED,
        campaign_id: str | Omitted = OMITTED,
        branded: bool | Omitted = OMITTED,
        kind: Literal["OWNED", "COMPETITOR", "SOCIAL", "NEWS", "REFERENCE", "REVIEW", "COMMERCE", "OTHER"] | Omitted = OMITTED,
        domain: str | Omitted = OMITTED,
        search: str | Omitted = OMITTED,
        ordering: Literal["-use_count", "use_count", "-retrieved_count", "retrieved_count", "domain", "-domain", "avg_position", "-avg_position"] | Omitted = OMITTED,
    ) -> Iterator[bytes]:
        """The bytes of the list as CSV."""
        return self._transport.csv(self._row, {"projectId": project_id, "start_date": start_date, "end_date": end_date, "compare_start_date": compare_start_date, "compare_end_date": compare_end_date, "campaign_id": campaign_id, "branded": branded, "kind": kind, "domain": domain, "search": search, "ordering": ordering})


class GetIndexing(Room):
    _row = ("GET", "/projects/:projectId/indexing/", "list safe")

    def __call__(
        self,
        *,
        project_id: str,
        days: Literal[30, 90] | Omitted = OMITTED,
    ) -> models.IndexingSummary:
        """GET /projects/:projectId/indexing/: What shows that AI engines have the site's pages: coverage by engine, and the chain from discovery to clicks. Scope: read."""
        return self._transport.answer(self._row, {"projectId": project_id, "days": days})

    def stream(
        self,
        *,
        project_id: str,
        days: Literal[30, 90] | Omitted = OMITTED,
    ) -> Iterator[models.CardFigure]:
        """Every row as it arrives, in constant memory."""
        return self._transport.lines(self._row, {"projectId": project_id, "days": days})

    def csv(
        self,
        *,
        project_id: str,
        days: Literal[30, 90] | Omitted = OMITTED,
    ) -> Iterator[bytes]:
        """The bytes of the list as CSV."""
        return self._transport.csv(self._row, {"projectId": project_id, "days": days})


class ListIndexedPages(Room):
    _row = ("GET", "/projects/:projectId/indexing/pages/", "pages list safe")

    def __call__(
        self,
        *,
        project_id: str,
        page: int | Omitted = OMITTED,
        page_size: int | Omitted = OMITTED,
        engine: list[Literal["chatgpt", "claude", "perplexity", "gemini", "copilot", "apple", "meta-ai", "le-chat", "grok", "kimi", "deepseek", "amazon"]] | Omitted = OMITTED,
        level: list[Literal["cited", "fetched", "crawled", "feeder_crawled", "unverified", "training", "none", "blocked"]] | Omitted = OMITTED,
        stale: bool | Omitted = OMITTED,
        source: Literal["sitemap", "visits"] | Omitted = OMITTED,
        search: str | Omitted = OMITTED,
        broken: list[Literal["discovered", "crawled", "fetched", "cited", "clicked"]] | Omitted = OMITTED,
        order_by: Literal["path", "-path", "-last_read", "last_read"] | Omitted = OMITTED,
    ) -> models.ListIndexedPagesAnswer:
        """GET /projects/:projectId/indexing/pages/: The site's pages, each with its evidence for each engine and the broken link of its chain. Scope: read."""
        return self._transport.answer(self._row, {"projectId": project_id, "page": page, "page_size": page_size, "engine": engine, "level": level, "stale": stale, "source": source, "search": search, "broken": broken, "order_by": order_by})

    def all(
        self,
        *,
        project_id: str,
        page_size: int | Omitted = OMITTED,
        engine: list[Literal["chatgpt", "claude", "perplexity", "gemini", "copilot", "apple", "meta-ai", "le-chat", "grok", "kimi", "deepseek", "amazon"]] | Omitted = OMITTED,
        level: list[Literal["cited", "fetched", "crawled", "feeder_crawled", "unverified", "training", "none", "blocked"]] | Omitted = OMITTED,
        stale: bool | Omitted = OMITTED,
        source: Literal["sitemap", "visits"] | Omitted = OMITTED,
        search: str | Omitted = OMITTED,
        broken: list[Literal["discovered", "crawled", "fetched", "cited", "clicked"]] | Omitted = OMITTED,
        order_by: Literal["path", "-path", "-last_read", "last_read"] | Omitted = OMITTED,
    ) -> Iterator[models.IndexedPage]:
        """Every row of every page, one request after the other."""
        return self._transport.pages(self._row, {"projectId": project_id, "page_size": page_size, "engine": engine, "level": level, "stale": stale, "source": source, "search": search, "broken": broken, "order_by": order_by})

    def stream(
        self,
        *,
        project_id: str,
        engine: list[Literal["chatgpt", "claude", "perplexity", "gemini", "copilot", "apple", "meta-ai", "le-chat", "grok", "kimi", "deepseek", "amazon"]] | Omitted = OMITTED,
        level: list[Literal["cited", "fetched", "crawled", "feeder_crawled", "unverified", "training", "none", "blocked"]] | Omitted = OMITTED,
        stale: bool | Omitted = OMITTED,
        source: Literal["sitemap", "visits"] | Omitted = OMITTED,
        search: str | Omitted = OMITTED,
        broken: list[Literal["discovered", "crawled", "fetched", "cited", "clicked"]] | Omitted = OMITTED,
        order_by: Literal["path", "-path", "-last_read", "last_read"] | Omitted = OMITTED,
    ) -> Iterator[models.IndexedPage]:
        """Every row as it arrives, in constant memory."""
        return self._transport.lines(self._row, {"projectId": project_id, "engine": engine, "level": level, "stale": stale, "source": source, "search": search, "broken": broken, "order_by": order_by})

    def csv(
        self,
        *,
        project_id: str,
        engine: list[Literal["chatgpt", "claude", "perplexity", "gemini", "copilot", "apple", "meta-ai", "le-chat", "grok", "kimi", "deepseek", "amazon"]] | Omitted = OMITTED,
        level: list[Literal["cited", "fetched", "crawled", "feeder_crawled", "unverified", "training", "none", "blocked"]] | Omitted = OMITTED,
        stale: bool | Omitted = OMITTED,
        source: Literal["sitemap", "visits"] | Omitted = OMITTED,
        search: str | Omitted = OMITTED,
        broken: list[Literal["discovered", "crawled", "fetched", "cited", "clicked"]] | Omitted = OMITTED,
        order_by: Literal["path", "-path", "-last_read", "last_read"] | Omitted = OMITTED,
    ) -> Iterator[bytes]:
        """The bytes of the list as CSV."""
        return self._transport.csv(self._row, {"projectId": project_id, "engine": engine, "level": level, "stale": stale, "source": source, "search": search, "broken": broken, "order_by": order_by})


class CompareAudits(Room):
    _row = ("GET", "/projects/:projectId/audits/:auditId/compare/", "list safe")

    def __call__(
        self,
        *,
        project_id: str,
        audit_id: str,
        with_: str,
    ) -> models.CompareAuditsAnswer:
        """GET /projects/:projectId/audits/:auditId/compare/: What changed since another audit of the workspace. Scope: read."""
        return self._transport.answer(self._row, {"projectId": project_id, "auditId": audit_id, "with": with_})

    def stream(
        self,
        *,
        project_id: str,
        audit_id: str,
        with_: str,
    ) -> Iterator[models.CardFigure]:
        """Every row as it arrives, in constant memory."""
        return self._transport.lines(self._row, {"projectId": project_id, "auditId": audit_id, "with": with_})

    def csv(
        self,
        *,
        project_id: str,
        audit_id: str,
        with_: str,
    ) -> Iterator[bytes]:
        """The bytes of the list as CSV."""
        return self._transport.csv(self._row, {"projectId": project_id, "auditId": audit_id, "with": with_})


class GetAuditAccess(Room):
    _row = ("GET", "/projects/:projectId/audits/:auditId/access/", "list safe")

    def __call__(
        self,
        *,
        project_id: str,
        audit_id: str,
    ) -> models.GetAuditAccessAnswer:
        """GET /projects/:projectId/audits/:auditId/access/: Which AI agents can read the site: what robots.txt, pages, probes and real visits say. Scope: read."""
        return self._transport.answer(self._row, {"projectId": project_id, "auditId": audit_id})

    def stream(
        self,
        *,
        project_id: str,
        audit_id: str,
    ) -> Iterator[models.CardFigure]:
        """Every row as it arrives, in constant memory."""
        return self._transport.lines(self._row, {"projectId": project_id, "auditId": audit_id})

    def csv(
        self,
        *,
        project_id: str,
        audit_id: str,
    ) -> Iterator[bytes]:
        """The bytes of the list as CSV."""
        return self._transport.csv(self._row, {"projectId": project_id, "auditId": audit_id})


class ListAuditIssues(Room):
    _row = ("GET", "/projects/:projectId/audits/:auditId/issues/", "pages list safe")

    def __call__(
        self,
        *,
        project_id: str,
        audit_id: str,
        page: int | Omitted = OMITTED,
        page_size: int | Omitted = OMITTED,
        severity: list[Literal["blocker", "high", "medium", "low", "info"]] | Omitted = OMITTED,
        category: list[Literal["access", "javascript", "structure", "trust", "links", "speed"]] | Omitted = OMITTED,
        state: Literal["open", "new", "ignored"] | Omitted = OMITTED,
        search: str | Omitted = OMITTED,
    ) -> models.ListAuditIssuesAnswer:
        """GET /projects/:projectId/audits/:auditId/issues/: What an audit found, by what it costs most: each check with the pages that fail it. Scope: read."""
        return self._transport.answer(self._row, {"projectId": project_id, "auditId": audit_id, "page": page, "page_size": page_size, "severity": severity, "category": category, "state": state, "search": search})

    def all(
        self,
        *,
        project_id: str,
        audit_id: str,
        page_size: int | Omitted = OMITTED,
        severity: list[Literal["blocker", "high", "medium", "low", "info"]] | Omitted = OMITTED,
        category: list[Literal["access", "javascript", "structure", "trust", "links", "speed"]] | Omitted = OMITTED,
        state: Literal["open", "new", "ignored"] | Omitted = OMITTED,
        search: str | Omitted = OMITTED,
    ) -> Iterator[models.AuditIssue]:
        """Every row of every page, one request after the other."""
        return self._transport.pages(self._row, {"projectId": project_id, "auditId": audit_id, "page_size": page_size, "severity": severity, "category": category, "state": state, "search": search})

    def stream(
        self,
        *,
        project_id: str,
        audit_id: str,
        severity: list[Literal["blocker", "high", "medium", "low", "info"]] | Omitted = OMITTED,
        category: list[Literal["access", "javascript", "structure", "trust", "links", "speed"]] | Omitted = OMITTED,
        state: Literal["open", "new", "ignored"] | Omitted = OMITTED,
        search: str | Omitted = OMITTED,
    ) -> Iterator[models.AuditIssue]:
        """Every row as it arrives, in constant memory."""
        return self._transport.lines(self._row, {"projectId": project_id, "auditId": audit_id, "severity": severity, "category": category, "state": state, "search": search})

    def csv(
        self,
        *,
        project_id: str,
        audit_id: str,
        severity: list[Literal["blocker", "high", "medium", "low", "info"]] | Omitted = OMITTED,
        category: list[Literal["access", "javascript", "structure", "trust", "links", "speed"]] | Omitted = OMITTED,
        state: Literal["open", "new", "ignored"] | Omitted = OMITTED,
        search: str | Omitted = OMITTED,
    ) -> Iterator[bytes]:
        """The bytes of the list as CSV."""
        return self._transport.csv(self._row, {"projectId": project_id, "auditId": audit_id, "severity": severity, "category": category, "state": state, "search": search})


class ListAuditPages(Room):
    _row = ("GET", "/projects/:projectId/audits/:auditId/pages/", "pages list safe")

    def __call__(
        self,
        *,
        project_id: str,
        audit_id: str,
        page: int | Omitted = OMITTED,
        page_size: int | Omitted = OMITTED,
        search: str | Omitted = OMITTED,
        kind: list[Literal["home", "product", "article", "guide", "comparison", "list", "contact", "legal", "other"]] | Omitted = OMITTED,
        order_by: Literal["url", "-url", "score", "-score", "-ai_visits", "-citations", "first_byte_ms", "-first_byte_ms", "html_bytes", "-html_bytes"] | Omitted = OMITTED,
    ) -> models.ListAuditPagesAnswer:
        """GET /projects/:projectId/audits/:auditId/pages/: The pages that an audit read. Scope: read."""
        return self._transport.answer(self._row, {"projectId": project_id, "auditId": audit_id, "page": page, "page_size": page_size, "search": search, "kind": kind, "order_by": order_by})

    def all(
        self,
        *,
        project_id: str,
        audit_id: str,
        page_size: int | Omitted = OMITTED,
        search: str | Omitted = OMITTED,
        kind: list[Literal["home", "product", "article", "guide", "comparison", "list", "contact", "legal", "other"]] | Omitted = OMITTED,
        order_by: Literal["url", "-url", "score", "-score", "-ai_visits", "-citations", "first_byte_ms", "-first_byte_ms", "html_bytes", "-html_bytes"] | Omitted = OMITTED,
    ) -> Iterator[models.AuditPage]:
        """Every row of every page, one request after the other."""
        return self._transport.pages(self._row, {"projectId": project_id, "auditId": audit_id, "page_size": page_size, "search": search, "kind": kind, "order_by": order_by})

    def stream(
        self,
        *,
        project_id: str,
        audit_id: str,
        search: str | Omitted = OMITTED,
        kind: list[Literal["home", "product", "article", "guide", "comparison", "list", "contact", "legal", "other"]] | Omitted = OMITTED,
        order_by: Literal["url", "-url", "score", "-score", "-ai_visits", "-citations", "first_byte_ms", "-first_byte_ms", "html_bytes", "-html_bytes"] | Omitted = OMITTED,
    ) -> Iterator[models.AuditPage]:
        """Every row as it arrives, in constant memory."""
        return self._transport.lines(self._row, {"projectId": project_id, "auditId": audit_id, "search": search, "kind": kind, "order_by": order_by})

    def csv(
        self,
        *,
        project_id: str,
        audit_id: str,
        search: str | Omitted = OMITTED,
        kind: list[Literal["home", "product", "article", "guide", "comparison", "list", "contact", "legal", "other"]] | Omitted = OMITTED,
        order_by: Literal["url", "-url", "score", "-score", "-ai_visits", "-citations", "first_byte_ms", "-first_byte_ms", "html_bytes", "-html_bytes"] | Omitted = OMITTED,
    ) -> Iterator[bytes]:
        """The bytes of the list as CSV."""
        return self._transport.csv(self._row, {"projectId": project_id, "auditId": audit_id, "search": search, "kind": kind, "order_by": order_by})


class ListAudits(Room):
    _row = ("GET", "/projects/:projectId/audits/", "pages list safe")

    def __call__(
        self,
        *,
        project_id: str,
        page: int | Omitted = OMITTED,
        page_size: int | Omitted = OMITTED,
        scope: Literal["SITE", "PAGE"] | Omitted = OMITTED,
    ) -> models.ListAuditsAnswer:
        """GET /projects/:projectId/audits/: The audits of a workspace, the newest first. Scope: read."""
        return self._transport.answer(self._row, {"projectId": project_id, "page": page, "page_size": page_size, "scope": scope})

    def all(
        self,
        *,
        project_id: str,
        page_size: int | Omitted = OMITTED,
        scope: Literal["SITE", "PAGE"] | Omitted = OMITTED,
    ) -> Iterator[models.Audit]:
        """Every row of every page, one request after the other."""
        return self._transport.pages(self._row, {"projectId": project_id, "page_size": page_size, "scope": scope})

    def stream(
        self,
        *,
        project_id: str,
        scope: Literal["SITE", "PAGE"] | Omitted = OMITTED,
    ) -> Iterator[models.Audit]:
        """Every row as it arrives, in constant memory."""
        return self._transport.lines(self._row, {"projectId": project_id, "scope": scope})

    def csv(
        self,
        *,
        project_id: str,
        scope: Literal["SITE", "PAGE"] | Omitted = OMITTED,
    ) -> Iterator[bytes]:
        """The bytes of the list as CSV."""
        return self._transport.csv(self._row, {"projectId": project_id, "scope": scope})


class ListIssuePages(Room):
    _row = ("GET", "/projects/:projectId/audits/:auditId/issues/:checkId/pages/", "pages list safe")

    def __call__(
        self,
        *,
        project_id: str,
        audit_id: str,
        check_id: Literal["robots-down", "robots-search", "robots-training", "robots-usage", "robots-faults", "firewall", "agents-errors", "cited-dead", "sitemap", "sitemap-urls", "lastmod-false", "http-open", "two-hosts", "soft-404", "llms-txt", "identity", "status", "redirects", "noindex", "no-snippet", "canonical", "challenge", "js-text", "js-facts", "hidden-text", "boxed-text", "thin", "duplicate", "title", "answer-first", "long-sections", "few-facts", "no-date", "stale", "date-false", "no-author", "ld-broken", "ld-incomplete", "ld-untrue", "hreflang", "broken-links", "deep", "orphan", "slow", "heavy", "description", "headings", "lang", "vague-links", "mixed", "alt", "social", "no-validators", "uncompressed"],
        page: int | Omitted = OMITTED,
        page_size: int | Omitted = OMITTED,
        search: str | Omitted = OMITTED,
    ) -> models.ListIssuePagesAnswer:
        """GET /projects/:projectId/audits/:auditId/issues/:checkId/pages/: The pages that fail a check, each with its evidence, those first that agents read and answers cite most. Scope: read."""
        return self._transport.answer(self._row, {"projectId": project_id, "auditId": audit_id, "checkId": check_id, "page": page, "page_size": page_size, "search": search})

    def all(
        self,
        *,
        project_id: str,
        audit_id: str,
        check_id: Literal["robots-down", "robots-search", "robots-training", "robots-usage", "robots-faults", "firewall", "agents-errors", "cited-dead", "sitemap", "sitemap-urls", "lastmod-false", "http-open", "two-hosts", "soft-404", "llms-txt", "identity", "status", "redirects", "noindex", "no-snippet", "canonical", "challenge", "js-text", "js-facts", "hidden-text", "boxed-text", "thin", "duplicate", "title", "answer-first", "long-sections", "few-facts", "no-date", "stale", "date-false", "no-author", "ld-broken", "ld-incomplete", "ld-untrue", "hreflang", "broken-links", "deep", "orphan", "slow", "heavy", "description", "headings", "lang", "vague-links", "mixed", "alt", "social", "no-validators", "uncompressed"],
        page_size: int | Omitted = OMITTED,
        search: str | Omitted = OMITTED,
    ) -> Iterator[models.IssuePage]:
        """Every row of every page, one request after the other."""
        return self._transport.pages(self._row, {"projectId": project_id, "auditId": audit_id, "checkId": check_id, "page_size": page_size, "search": search})

    def stream(
        self,
        *,
        project_id: str,
        audit_id: str,
        check_id: Literal["robots-down", "robots-search", "robots-training", "robots-usage", "robots-faults", "firewall", "agents-errors", "cited-dead", "sitemap", "sitemap-urls", "lastmod-false", "http-open", "two-hosts", "soft-404", "llms-txt", "identity", "status", "redirects", "noindex", "no-snippet", "canonical", "challenge", "js-text", "js-facts", "hidden-text", "boxed-text", "thin", "duplicate", "title", "answer-first", "long-sections", "few-facts", "no-date", "stale", "date-false", "no-author", "ld-broken", "ld-incomplete", "ld-untrue", "hreflang", "broken-links", "deep", "orphan", "slow", "heavy", "description", "headings", "lang", "vague-links", "mixed", "alt", "social", "no-validators", "uncompressed"],
        search: str | Omitted = OMITTED,
    ) -> Iterator[models.IssuePage]:
        """Every row as it arrives, in constant memory."""
        return self._transport.lines(self._row, {"projectId": project_id, "auditId": audit_id, "checkId": check_id, "search": search})

    def csv(
        self,
        *,
        project_id: str,
        audit_id: str,
        check_id: Literal["robots-down", "robots-search", "robots-training", "robots-usage", "robots-faults", "firewall", "agents-errors", "cited-dead", "sitemap", "sitemap-urls", "lastmod-false", "http-open", "two-hosts", "soft-404", "llms-txt", "identity", "status", "redirects", "noindex", "no-snippet", "canonical", "challenge", "js-text", "js-facts", "hidden-text", "boxed-text", "thin", "duplicate", "title", "answer-first", "long-sections", "few-facts", "no-date", "stale", "date-false", "no-author", "ld-broken", "ld-incomplete", "ld-untrue", "hreflang", "broken-links", "deep", "orphan", "slow", "heavy", "description", "headings", "lang", "vague-links", "mixed", "alt", "social", "no-validators", "uncompressed"],
        search: str | Omitted = OMITTED,
    ) -> Iterator[bytes]:
        """The bytes of the list as CSV."""
        return self._transport.csv(self._row, {"projectId": project_id, "auditId": audit_id, "checkId": check_id, "search": search})


class ListOpportunities(Room):
    _row = ("GET", "/projects/:projectId/opportunities/", "pages list safe")

    def __call__(
        self,
        *,
        project_id: str,
        page: int | Omitted = OMITTED,
        page_size: int | Omitted = OMITTED,
        period: Literal["7d", "30d", "90d"] | Omitted = OMITTED,
        kind: list[Literal["FIX_ACCESS", "REPAIR_LINK", "WIN_BACK", "NAME_OFFER", "OPTIMIZE_PAGE", "CREATE_PAGE", "EARN_MENTION", "FIX_REPUTATION"]] | Omitted = OMITTED,
        impact: list[Literal["HIGH", "MEDIUM", "LOW"]] | Omitted = OMITTED,
        state: list[Literal["OPEN", "PLANNED", "DONE", "DISMISSED", "GONE"]] | Omitted = OMITTED,
        campaign: str | Omitted = OMITTED,
        search: str | Omitted = OMITTED,
        ordering: Literal["-score", "score", "-n", "n", "effort", "-effort", "-first_seen", "first_seen"] | Omitted = OMITTED,
    ) -> models.ListOpportunitiesAnswer:
        """GET /projects/:projectId/opportunities/: What can be done for more mentions and citations, by what it is worth, each with its evidence. Scope: read."""
        return self._transport.answer(self._row, {"projectId": project_id, "page": page, "page_size": page_size, "period": period, "kind": kind, "impact": impact, "state": state, "campaign": campaign, "search": search, "ordering": ordering})

    def all(
        self,
        *,
        project_id: str,
        page_size: int | Omitted = OMITTED,
        period: Literal["7d", "30d", "90d"] | Omitted = OMITTED,
        kind: list[Literal["FIX_ACCESS", "REPAIR_LINK", "WIN_BACK", "NAME_OFFER", "OPTIMIZE_PAGE", "CREATE_PAGE", "EARN_MENTION", "FIX_REPUTATION"]] | Omitted = OMITTED,
        impact: list[Literal["HIGH", "MEDIUM", "LOW"]] | Omitted = OMITTED,
        state: list[Literal["OPEN", "PLANNED", "DONE", "DISMISSED", "GONE"]] | Omitted = OMITTED,
        campaign: str | Omitted = OMITTED,
        search: str | Omitted = OMITTED,
        ordering: Literal["-score", "score", "-n", "n", "effort", "-effort", "-first_seen", "first_seen"] | Omitted = OMITTED,
    ) -> Iterator[models.Opportunity]:
        """Every row of every page, one request after the other."""
        return self._transport.pages(self._row, {"projectId": project_id, "page_size": page_size, "period": period, "kind": kind, "impact": impact, "state": state, "campaign": campaign, "search": search, "ordering": ordering})

    def stream(
        self,
        *,
        project_id: str,
        period: Literal["7d", "30d", "90d"] | Omitted = OMITTED,
        kind: list[Literal["FIX_ACCESS", "REPAIR_LINK", "WIN_BACK", "NAME_OFFER", "OPTIMIZE_PAGE", "CREATE_PAGE", "EARN_MENTION", "FIX_REPUTATION"]] | Omitted = OMITTED,
        impact: list[Literal["HIGH", "MEDIUM", "LOW"]] | Omitted = OMITTED,
        state: list[Literal["OPEN", "PLANNED", "DONE", "DISMISSED", "GONE"]] | Omitted = OMITTED,
        campaign: str | Omitted = OMITTED,
        search: str | Omitted = OMITTED,
        ordering: Literal["-score", "score", "-n", "n", "effort", "-effort", "-first_seen", "first_seen"] | Omitted = OMITTED,
    ) -> Iterator[models.Opportunity]:
        """Every row as it arrives, in constant memory."""
        return self._transport.lines(self._row, {"projectId": project_id, "period": period, "kind": kind, "impact": impact, "state": state, "campaign": campaign, "search": search, "ordering": ordering})

    def csv(
        self,
        *,
        project_id: str,
        period: Literal["7d", "30d", "90d"] | Omitted = OMITTED,
        kind: list[Literal["FIX_ACCESS", "REPAIR_LINK", "WIN_BACK", "NAME_OFFER", "OPTIMIZE_PAGE", "CREATE_PAGE", "EARN_MENTION", "FIX_REPUTATION"]] | Omitted = OMITTED,
        impact: list[Literal["HIGH", "MEDIUM", "LOW"]] | Omitted = OMITTED,
        state: list[Literal["OPEN", "PLANNED", "DONE", "DISMISSED", "GONE"]] | Omitted = OMITTED,
        campaign: str | Omitted = OMITTED,
        search: str | Omitted = OMITTED,
        ordering: Literal["-score", "score", "-n", "n", "effort", "-effort", "-first_seen", "first_seen"] | Omitted = OMITTED,
    ) -> Iterator[bytes]:
        """The bytes of the list as CSV."""
        return self._transport.csv(self._row, {"projectId": project_id, "period": period, "kind": kind, "impact": impact, "state": state, "campaign": campaign, "search": search, "ordering": ordering})


class GetOptimizationPlan(Room):
    _row = ("GET", "/projects/:projectId/optimization-plan/", "list safe")

    def __call__(
        self,
        *,
        project_id: str,
        month: str | Omitted = OMITTED,
    ) -> models.OptimizationPlan:
        """GET /projects/:projectId/optimization-plan/: What was picked of the opportunities for a month: who does it, until when, and the text that was begun from it. Scope: read."""
        return self._transport.answer(self._row, {"projectId": project_id, "month": month})

    def stream(
        self,
        *,
        project_id: str,
        month: str | Omitted = OMITTED,
    ) -> Iterator[models.CardFigure]:
        """Every row as it arrives, in constant memory."""
        return self._transport.lines(self._row, {"projectId": project_id, "month": month})

    def csv(
        self,
        *,
        project_id: str,
        month: str | Omitted = OMITTED,
    ) -> Iterator[bytes]:
        """The bytes of the list as CSV."""
        return self._transport.csv(self._row, {"projectId": project_id, "month": month})


class GetOptimizationSummary(Room):
    _row = ("GET", "/projects/:projectId/optimization-summary/", "list safe")

    def __call__(
        self,
        *,
        project_id: str,
    ) -> models.OptimizationSummary:
        """GET /projects/:projectId/optimization-summary/: How many texts stand where, and those that were published last. Scope: read."""
        return self._transport.answer(self._row, {"projectId": project_id})

    def stream(
        self,
        *,
        project_id: str,
    ) -> Iterator[models.CardFigure]:
        """Every row as it arrives, in constant memory."""
        return self._transport.lines(self._row, {"projectId": project_id})

    def csv(
        self,
        *,
        project_id: str,
    ) -> Iterator[bytes]:
        """The bytes of the list as CSV."""
        return self._transport.csv(self._row, {"projectId": project_id})


class ListOptimizations(Room):
    _row = ("GET", "/projects/:projectId/optimizations/", "pages list safe")

    def __call__(
        self,
        *,
        project_id: str,
        page: int | Omitted = OMITTED,
        page_size: int | Omitted = OMITTED,
        status: list[Literal["DRAFT", "QUEUED", "GATHERING", "WRITING", "CHECKING", "DONE", "FAILED", "CANCELED"]] | Omitted = OMITTED,
        search: str | Omitted = OMITTED,
        opportunity: str | Omitted = OMITTED,
        published: bool | Omitted = OMITTED,
        ordering: Literal["-created", "created", "title", "-title", "status", "-status"] | Omitted = OMITTED,
    ) -> models.ListOptimizationsAnswer:
        """GET /projects/:projectId/optimizations/: What is written or was written in the Content Studio. Scope: read."""
        return self._transport.answer(self._row, {"projectId": project_id, "page": page, "page_size": page_size, "status": status, "search": search, "opportunity": opportunity, "published": published, "ordering": ordering})

    def all(
        self,
        *,
        project_id: str,
        page_size: int | Omitted = OMITTED,
        status: list[Literal["DRAFT", "QUEUED", "GATHERING", "WRITING", "CHECKING", "DONE", "FAILED", "CANCELED"]] | Omitted = OMITTED,
        search: str | Omitted = OMITTED,
        opportunity: str | Omitted = OMITTED,
        published: bool | Omitted = OMITTED,
        ordering: Literal["-created", "created", "title", "-title", "status", "-status"] | Omitted = OMITTED,
    ) -> Iterator[models.Optimization]:
        """Every row of every page, one request after the other."""
        return self._transport.pages(self._row, {"projectId": project_id, "page_size": page_size, "status": status, "search": search, "opportunity": opportunity, "published": published, "ordering": ordering})

    def stream(
        self,
        *,
        project_id: str,
        status: list[Literal["DRAFT", "QUEUED", "GATHERING", "WRITING", "CHECKING", "DONE", "FAILED", "CANCELED"]] | Omitted = OMITTED,
        search: str | Omitted = OMITTED,
        opportunity: str | Omitted = OMITTED,
        published: bool | Omitted = OMITTED,
        ordering: Literal["-created", "created", "title", "-title", "status", "-status"] | Omitted = OMITTED,
    ) -> Iterator[models.Optimization]:
        """Every row as it arrives, in constant memory."""
        return self._transport.lines(self._row, {"projectId": project_id, "status": status, "search": search, "opportunity": opportunity, "published": published, "ordering": ordering})

    def csv(
        self,
        *,
        project_id: str,
        status: list[Literal["DRAFT", "QUEUED", "GATHERING", "WRITING", "CHECKING", "DONE", "FAILED", "CANCELED"]] | Omitted = OMITTED,
        search: str | Omitted = OMITTED,
        opportunity: str | Omitted = OMITTED,
        published: bool | Omitted = OMITTED,
        ordering: Literal["-created", "created", "title", "-title", "status", "-status"] | Omitted = OMITTED,
    ) -> Iterator[bytes]:
        """The bytes of the list as CSV."""
        return self._transport.csv(self._row, {"projectId": project_id, "status": status, "search": search, "opportunity": opportunity, "published": published, "ordering": ordering})


class ListRevisions(Room):
    _row = ("GET", "/projects/:projectId/optimizations/:optimizationId/revisions/", "list safe")

    def __call__(
        self,
        *,
        project_id: str,
        optimization_id: str,
    ) -> list[models.OptimizationRevision]:
        """GET /projects/:projectId/optimizations/:optimizationId/revisions/: The last 50 revisions of a text, the newest first. Scope: read."""
        return self._transport.answer(self._row, {"projectId": project_id, "optimizationId": optimization_id})

    def stream(
        self,
        *,
        project_id: str,
        optimization_id: str,
    ) -> Iterator[models.OptimizationRevision]:
        """Every row as it arrives, in constant memory."""
        return self._transport.lines(self._row, {"projectId": project_id, "optimizationId": optimization_id})

    def csv(
        self,
        *,
        project_id: str,
        optimization_id: str,
    ) -> Iterator[bytes]:
        """The bytes of the list as CSV."""
        return self._transport.csv(self._row, {"projectId": project_id, "optimizationId": optimization_id})


class ListSections(Room):
    _row = ("GET", "/projects/:projectId/optimizations/:optimizationId/sections/", "list safe")

    def __call__(
        self,
        *,
        project_id: str,
        optimization_id: str,
    ) -> list[models.OptimizationSection]:
        """GET /projects/:projectId/optimizations/:optimizationId/sections/: The sections of a text with their differences and claims, in order. Scope: read."""
        return self._transport.answer(self._row, {"projectId": project_id, "optimizationId": optimization_id})

    def stream(
        self,
        *,
        project_id: str,
        optimization_id: str,
    ) -> Iterator[models.OptimizationSection]:
        """Every row as it arrives, in constant memory."""
        return self._transport.lines(self._row, {"projectId": project_id, "optimizationId": optimization_id})

    def csv(
        self,
        *,
        project_id: str,
        optimization_id: str,
    ) -> Iterator[bytes]:
        """The bytes of the list as CSV."""
        return self._transport.csv(self._row, {"projectId": project_id, "optimizationId": optimization_id})


class ListSimulationReplies(Room):
    _row = ("GET", "/projects/:projectId/optimizations/:optimizationId/simulations/:simulationId/replies/", "list safe")

    def __call__(
        self,
        *,
        project_id: str,
        optimization_id: str,
        simulation_id: str,
        operator_model: str | Omitted = OMITTED,
        question: int | Omitted = OMITTED,
        arm: Literal["old", "draft"] | Omitted = OMITTED,
    ) -> list[models.SimulationReply]:
        """GET /projects/:projectId/optimizations/:optimizationId/simulations/:simulationId/replies/: What AI models replied in a simulation, in the order in which they were asked. Scope: read."""
        return self._transport.answer(self._row, {"projectId": project_id, "optimizationId": optimization_id, "simulationId": simulation_id, "operator_model": operator_model, "question": question, "arm": arm})

    def stream(
        self,
        *,
        project_id: str,
        optimization_id: str,
        simulation_id: str,
        operator_model: str | Omitted = OMITTED,
        question: int | Omitted = OMITTED,
        arm: Literal["old", "draft"] | Omitted = OMITTED,
    ) -> Iterator[models.SimulationReply]:
        """Every row as it arrives, in constant memory."""
        return self._transport.lines(self._row, {"projectId": project_id, "optimizationId": optimization_id, "simulationId": simulation_id, "operator_model": operator_model, "question": question, "arm": arm})

    def csv(
        self,
        *,
        project_id: str,
        optimization_id: str,
        simulation_id: str,
        operator_model: str | Omitted = OMITTED,
        question: int | Omitted = OMITTED,
        arm: Literal["old", "draft"] | Omitted = OMITTED,
    ) -> Iterator[bytes]:
        """The bytes of the list as CSV."""
        return self._transport.csv(self._row, {"projectId": project_id, "optimizationId": optimization_id, "simulationId": simulation_id, "operator_model": operator_model, "question": question, "arm": arm})


class ListSimulations(Room):
    _row = ("GET", "/projects/:projectId/optimizations/:optimizationId/simulations/", "list safe")

    def __call__(
        self,
        *,
        project_id: str,
        optimization_id: str,
    ) -> list[models.Simulation]:
        """GET /projects/:projectId/optimizations/:optimizationId/simulations/: The last simulations of a text, the newest first. Scope: read."""
        return self._transport.answer(self._row, {"projectId": project_id, "optimizationId": optimization_id})

    def stream(
        self,
        *,
        project_id: str,
        optimization_id: str,
    ) -> Iterator[models.Simulation]:
        """Every row as it arrives, in constant memory."""
        return self._transport.lines(self._row, {"projectId": project_id, "optimizationId": optimization_id})

    def csv(
        self,
        *,
        project_id: str,
        optimization_id: str,
    ) -> Iterator[bytes]:
        """The bytes of the list as CSV."""
        return self._transport.csv(self._row, {"projectId": project_id, "optimizationId": optimization_id})


class ListThreads(Room):
    _row = ("GET", "/projects/:projectId/assistant/threads/", "pages safe")

    def __call__(
        self,
        *,
        project_id: str,
        page: int | Omitted = OMITTED,
        page_size: int | Omitted = OMITTED,
    ) -> models.ListThreadsAnswer:
        """GET /projects/:projectId/assistant/threads/: The caller's own threads with the assistant, the newest first. Scope: read."""
        return self._transport.answer(self._row, {"projectId": project_id, "page": page, "page_size": page_size})

    def all(
        self,
        *,
        project_id: str,
        page_size: int | Omitted = OMITTED,
    ) -> Iterator[models.AssistantThread]:
        """Every row of every page, one request after the other."""
        return self._transport.pages(self._row, {"projectId": project_id, "page_size": page_size})


class WorkspacesRoom(Room):
    def get_limits(
        self,
        *,
        project_id: str,
    ) -> models.GetLimitsAnswer:
        """GET /projects/:projectId/limits/: What the plan allows all workspaces of the organization together, and what of this workspace's it refused in 30 days. Scope: read."""
        return self._transport.answer(
            ("GET", "/projects/:projectId/limits/", "safe"),
            {"projectId": project_id},
        )

    def get_workspace(
        self,
        *,
        project_id: str,
    ) -> models.Workspace:
        """GET /projects/:projectId/: One workspace. Scope: read."""
        return self._transport.answer(
            ("GET", "/projects/:projectId/", "safe"),
            {"projectId": project_id},
        )

    def get_workspace_agency(
        self,
        *,
        project_id: str,
    ) -> models.GetWorkspaceAgencyAnswer:
        """GET /projects/:projectId/agency/: The agency whose brand the workspace shows, if any. Scope: read."""
        return self._transport.answer(
            ("GET", "/projects/:projectId/agency/", "safe"),
            {"projectId": project_id},
        )

    @property
    def list_workspaces(self) -> ListWorkspaces:
        return ListWorkspaces(self._transport)

    def update_workspace(
        self,
        *,
        project_id: str,
        name: str | Omitted = OMITTED,
        url: str | Omitted = OMITTED,
        description: str | Omitted = OMITTED,
        industry: int | None | Omitted = OMITTED,
        time_zone: str | Omitted = OMITTED,
        track_assets: bool | Omitted = OMITTED,
        track_all_methods: bool | Omitted = OMITTED,
    ) -> models.Workspace:
        """PATCH /projects/:projectId/: Change a workspace (owners only, while it is active). Scope: write."""
        return self._transport.answer(
            ("PATCH", "/projects/:projectId/", "body"),
            {"projectId": project_id, "name": name, "url": url, "description": description, "industry": industry, "time_zone": time_zone, "track_assets": track_assets, "track_all_methods": track_all_methods},
        )


class ApiKeysRoom(Room):
    def list_key_operations(self) -> list[models.KeyOperation]:
        """GET /key-operations/: Everything that keys may call, each with the scope that it takes. Scope: read."""
        return self._transport.answer(
            ("GET", "/key-operations/", "safe"),
            {},
        )


class BrandContextRoom(Room):
    def list_brand_settings(
        self,
        *,
        project_id: str,
    ) -> list[models.BrandSettings]:
        """GET /projects/:projectId/campaigns/brand-settings/: The workspace's brand settings: a list of one. Scope: read."""
        return self._transport.answer(
            ("GET", "/projects/:projectId/campaigns/brand-settings/", "safe"),
            {"projectId": project_id},
        )

    def suggest_brand_settings(
        self,
        *,
        project_id: str,
        project_id_: str | Omitted = OMITTED,
        idempotency_key: str | None = None,
    ) -> models.BrandSuggestion:
        """POST /projects/:projectId/campaigns/brand-settings/ai-suggestions/: Suggest the whole record from the workspace's own site. Scope: write."""
        return self._transport.answer(
            ("POST", "/projects/:projectId/campaigns/brand-settings/ai-suggestions/", "body key"),
            {"projectId": project_id, "project_id": project_id_},
            idempotency_key,
        )

    def update_brand_settings(
        self,
        *,
        project_id: str,
        settings_id: str,
        about_brand: str | Omitted = OMITTED,
        brand_point_of_view: list[models.UpdateBrandSettingsBrandPointOfView | str] | Omitted = OMITTED,
        main_products_services: list[str] | Omitted = OMITTED,
        market_positioning: models.UpdateBrandSettingsMarketPositioning | Omitted = OMITTED,
        aliases: list[str] | Omitted = OMITTED,
        name_settings: list[models.UpdateBrandSettingsNameSettings] | Omitted = OMITTED,
    ) -> models.BrandSettings:
        """PATCH /projects/:projectId/campaigns/brand-settings/:settingsId/: Change fields of the brand settings; the whole record may have 60 kB. Scope: write."""
        return self._transport.answer(
            ("PATCH", "/projects/:projectId/campaigns/brand-settings/:settingsId/", "body"),
            {"projectId": project_id, "settingsId": settings_id, "about_brand": about_brand, "brand_point_of_view": brand_point_of_view, "main_products_services": main_products_services, "market_positioning": market_positioning, "aliases": aliases, "name_settings": name_settings},
        )


class CreditsRoom(Room):
    def calculate_credits(
        self,
        *,
        campaigns: list[models.CalculateCreditsCampaigns],
        num_optimizations: int | Omitted = OMITTED,
    ) -> models.Estimate:
        """POST /credit-calculator/: What campaigns and content optimizations would cost. Scope: read."""
        return self._transport.answer(
            ("POST", "/credit-calculator/", "body safe"),
            {"campaigns": campaigns, "num_optimizations": num_optimizations},
        )

    @property
    def get_credits(self) -> GetCredits:
        return GetCredits(self._transport)

    @property
    def list_credit_uses(self) -> ListCreditUses:
        return ListCreditUses(self._transport)


class BillingRoom(Room):
    def list_plans(self) -> models.ListPlansAnswer:
        """GET /plans/: The plans with their prices, without tax. Scope: read."""
        return self._transport.answer(
            ("GET", "/plans/", "safe"),
            {},
        )


class OperatorsRoom(Room):
    def list_operator_models(self) -> list[models.OperatorModel]:
        """GET /operator-models/: The AI models that campaigns can ask, and whether they are available. Scope: read."""
        return self._transport.answer(
            ("GET", "/operator-models/", "safe"),
            {},
        )

    def list_workspace_models(
        self,
        *,
        project_id: str,
    ) -> list[models.OperatorModel]:
        """GET /projects/:projectId/operator-models/: The AI models that campaigns of a workspace can ask; those of a demo workspace include the demo's own. Scope: read."""
        return self._transport.answer(
            ("GET", "/projects/:projectId/operator-models/", "safe"),
            {"projectId": project_id},
        )


class VisitsRoom(Room):
    @property
    def get_agent(self) -> GetAgent:
        return GetAgent(self._transport)

    def get_history_state(
        self,
        *,
        project_id: str,
    ) -> models.HistoryState:
        """GET /projects/:projectId/history/: Since when servers report, so that an access log is imported up to that day. Scope: read."""
        return self._transport.answer(
            ("GET", "/projects/:projectId/history/", "safe"),
            {"projectId": project_id},
        )

    @property
    def get_page_visits(self) -> GetPageVisits:
        return GetPageVisits(self._transport)

    def get_retention(
        self,
        *,
        project_id: str,
    ) -> models.Retention:
        """GET /projects/:projectId/retention/: How long the workspace keeps visits, referrals and counts of people, and how long its plan allows. Scope: read."""
        return self._transport.answer(
            ("GET", "/projects/:projectId/retention/", "safe"),
            {"projectId": project_id},
        )

    @property
    def get_traffic_series(self) -> GetTrafficSeries:
        return GetTrafficSeries(self._transport)

    @property
    def get_traffic_summary(self) -> GetTrafficSummary:
        return GetTrafficSummary(self._transport)

    def import_history(
        self,
        *,
        project_id: str,
        visits: list[models.ImportHistoryVisits],
    ) -> models.ImportedHistory:
        """POST /projects/:projectId/history/: Store requests of agents out of an access log; a line that was imported before counts once. Scope: write."""
        return self._transport.answer(
            ("POST", "/projects/:projectId/history/", "body"),
            {"projectId": project_id, "visits": visits},
        )

    @property
    def list_agent_pages(self) -> ListAgentPages:
        return ListAgentPages(self._transport)

    @property
    def list_agents(self) -> ListAgents:
        return ListAgents(self._transport)

    @property
    def list_bot_visits(self) -> ListBotVisits:
        return ListBotVisits(self._transport)

    @property
    def list_tracking_counters(self) -> ListTrackingCounters:
        return ListTrackingCounters(self._transport)

    @property
    def list_tracking_reports(self) -> ListTrackingReports:
        return ListTrackingReports(self._transport)


class ReferralsRoom(Room):
    @property
    def get_referrals(self) -> GetReferrals:
        return GetReferrals(self._transport)

    @property
    def list_crawl_ratios(self) -> ListCrawlRatios:
        return ListCrawlRatios(self._transport)

    @property
    def list_landing_pages(self) -> ListLandingPages:
        return ListLandingPages(self._transport)

    @property
    def list_referring_assistants(self) -> ListReferringAssistants:
        return ListReferringAssistants(self._transport)


class RobotsRoom(Room):
    @property
    def get_robots(self) -> GetRobots:
        return GetRobots(self._transport)

    def preview_robots(
        self,
        *,
        project_id: str,
        policy: models.PreviewRobotsPolicy,
    ) -> models.RobotsPreview:
        """POST /projects/:projectId/robots/preview/: What the site's robots.txt would be after a policy, and what it would change; nothing is stored. Scope: read."""
        return self._transport.answer(
            ("POST", "/projects/:projectId/robots/preview/", "body safe"),
            {"projectId": project_id, "policy": policy},
        )


class IntegrationsRoom(Room):
    def check_integration(
        self,
        *,
        project_id: str,
    ) -> models.IntegrationCheck:
        """GET /projects/:projectId/integration/check/: Whether the site's pages carry the script tag, and whether its server reports visits. Scope: read."""
        return self._transport.answer(
            ("GET", "/projects/:projectId/integration/check/", "safe"),
            {"projectId": project_id},
        )

    def send_test_visit(
        self,
        *,
        project_id: str,
        idempotency_key: str | None = None,
    ) -> models.TestVisit:
        """POST /projects/:projectId/integration/test-visit/: Report a visit of our own test agent with the workspace's first active key; it is never counted. Scope: write."""
        return self._transport.answer(
            ("POST", "/projects/:projectId/integration/test-visit/", "key"),
            {"projectId": project_id},
            idempotency_key,
        )


class CampaignsRoom(Room):
    def activate_campaign(
        self,
        *,
        project_id: str,
        campaign_id: str,
        idempotency_key: str | None = None,
    ) -> models.Campaign:
        """POST /projects/:projectId/campaigns/organic/:campaignId/activate/: Reactivate a paused, stopped or archived campaign; an overdue run starts immediately. Scope: spend."""
        return self._transport.answer(
            ("POST", "/projects/:projectId/campaigns/organic/:campaignId/activate/", "key"),
            {"projectId": project_id, "campaignId": campaign_id},
            idempotency_key,
        )

    def archive_campaign(
        self,
        *,
        project_id: str,
        campaign_id: str,
        idempotency_key: str | None = None,
    ) -> models.Campaign:
        """POST /projects/:projectId/campaigns/organic/:campaignId/archive/: Archive a campaign; it is no longer asked. Scope: write."""
        return self._transport.answer(
            ("POST", "/projects/:projectId/campaigns/organic/:campaignId/archive/", "key"),
            {"projectId": project_id, "campaignId": campaign_id},
            idempotency_key,
        )

    def create_campaign(
        self,
        *,
        project_id: str,
        name: str | Omitted = OMITTED,
        campaign_type: Literal["BRAND", "PRODUCT", "PRE_AUDIT"] | Omitted = OMITTED,
        brand: models.CreateCampaignBrand | Omitted = OMITTED,
        competitors: list[models.CreateCampaignCompetitors] | Omitted = OMITTED,
        queries: list[str | models.CreateCampaignQueries] | Omitted = OMITTED,
        operator_models: list[str] | Omitted = OMITTED,
        frequency: Literal["DAILY", "WEEKLY", "MONTHLY"] | Omitted = OMITTED,
        repeats: int | Omitted = OMITTED,
        country: str | None | Omitted = OMITTED,
        language: str | Omitted = OMITTED,
        idempotency_key: str | None = None,
    ) -> models.CampaignDetails:
        """POST /projects/:projectId/campaigns/organic/: Create a campaign as a draft; every part may come later. Scope: write."""
        return self._transport.answer(
            ("POST", "/projects/:projectId/campaigns/organic/", "body key"),
            {"projectId": project_id, "name": name, "campaign_type": campaign_type, "brand": brand, "competitors": competitors, "queries": queries, "operator_models": operator_models, "frequency": frequency, "repeats": repeats, "country": country, "language": language},
            idempotency_key,
        )

    def delete_campaign(
        self,
        *,
        project_id: str,
        campaign_id: str,
    ) -> None:
        """DELETE /projects/:projectId/campaigns/organic/:campaignId/: Delete a campaign with its answers. Scope: write."""
        return self._transport.answer(
            ("DELETE", "/projects/:projectId/campaigns/organic/:campaignId/", ""),
            {"projectId": project_id, "campaignId": campaign_id},
        )

    def duplicate_campaign(
        self,
        *,
        project_id: str,
        campaign_id: str,
        idempotency_key: str | None = None,
    ) -> models.Campaign:
        """POST /projects/:projectId/campaigns/organic/:campaignId/duplicate/: Duplicate a campaign as a draft. Scope: write."""
        return self._transport.answer(
            ("POST", "/projects/:projectId/campaigns/organic/:campaignId/duplicate/", "key"),
            {"projectId": project_id, "campaignId": campaign_id},
            idempotency_key,
        )

    def estimate_campaign(
        self,
        *,
        project_id: str,
        name: str | Omitted = OMITTED,
        campaign_type: Literal["BRAND", "PRODUCT", "PRE_AUDIT"] | Omitted = OMITTED,
        brand: models.CreateCampaignBrand | Omitted = OMITTED,
        competitors: list[models.CreateCampaignCompetitors] | Omitted = OMITTED,
        queries: list[str | models.CreateCampaignQueries] | Omitted = OMITTED,
        operator_models: list[str] | Omitted = OMITTED,
        frequency: Literal["DAILY", "WEEKLY", "MONTHLY"] | Omitted = OMITTED,
        repeats: int | Omitted = OMITTED,
        country: str | None | Omitted = OMITTED,
        language: str | Omitted = OMITTED,
    ) -> models.CampaignEstimate:
        """POST /projects/:projectId/campaigns/organic/estimate/: Estimate what a campaign asks and costs, without saving it. Scope: read."""
        return self._transport.answer(
            ("POST", "/projects/:projectId/campaigns/organic/estimate/", "body safe"),
            {"projectId": project_id, "name": name, "campaign_type": campaign_type, "brand": brand, "competitors": competitors, "queries": queries, "operator_models": operator_models, "frequency": frequency, "repeats": repeats, "country": country, "language": language},
        )

    def get_campaign(
        self,
        *,
        project_id: str,
        campaign_id: str,
    ) -> models.CampaignDetails:
        """GET /projects/:projectId/campaigns/organic/:campaignId/: One campaign with all its parts. Scope: read."""
        return self._transport.answer(
            ("GET", "/projects/:projectId/campaigns/organic/:campaignId/", "safe"),
            {"projectId": project_id, "campaignId": campaign_id},
        )

    @property
    def get_campaign_stats(self) -> GetCampaignStats:
        return GetCampaignStats(self._transport)

    def launch_campaign(
        self,
        *,
        project_id: str,
        campaign_id: str,
        idempotency_key: str | None = None,
    ) -> models.Campaign:
        """POST /projects/:projectId/campaigns/organic/:campaignId/launch/: Launch a draft: its first run starts immediately. Scope: spend."""
        return self._transport.answer(
            ("POST", "/projects/:projectId/campaigns/organic/:campaignId/launch/", "key"),
            {"projectId": project_id, "campaignId": campaign_id},
            idempotency_key,
        )

    @property
    def list_campaigns(self) -> ListCampaigns:
        return ListCampaigns(self._transport)

    @property
    def list_competitors(self) -> ListCompetitors:
        return ListCompetitors(self._transport)

    @property
    def list_running_campaigns(self) -> ListRunningCampaigns:
        return ListRunningCampaigns(self._transport)

    def pause_campaign(
        self,
        *,
        project_id: str,
        campaign_id: str,
        idempotency_key: str | None = None,
    ) -> models.Campaign:
        """POST /projects/:projectId/campaigns/organic/:campaignId/pause/: Pause an active campaign. Scope: write."""
        return self._transport.answer(
            ("POST", "/projects/:projectId/campaigns/organic/:campaignId/pause/", "key"),
            {"projectId": project_id, "campaignId": campaign_id},
            idempotency_key,
        )

    def run_campaign(
        self,
        *,
        project_id: str,
        campaign_id: str,
        idempotency_key: str | None = None,
    ) -> models.Campaign:
        """POST /projects/:projectId/campaigns/organic/:campaignId/run/: Start a run of an active campaign now. Scope: spend."""
        return self._transport.answer(
            ("POST", "/projects/:projectId/campaigns/organic/:campaignId/run/", "key"),
            {"projectId": project_id, "campaignId": campaign_id},
            idempotency_key,
        )

    def suggest_queries(
        self,
        *,
        project_id: str,
        campaign_type: Literal["BRAND", "PRODUCT", "PRE_AUDIT"] | Omitted = OMITTED,
        brand: models.CreateCampaignBrand | Omitted = OMITTED,
        topics: list[str] | Omitted = OMITTED,
        count: int | Omitted = OMITTED,
        idempotency_key: str | None = None,
    ) -> models.SuggestQueriesAnswer:
        """POST /projects/:projectId/campaigns/query-suggestions/: Suggest queries, based on the brand context and the site. Scope: write."""
        return self._transport.answer(
            ("POST", "/projects/:projectId/campaigns/query-suggestions/", "body key"),
            {"projectId": project_id, "campaign_type": campaign_type, "brand": brand, "topics": topics, "count": count},
            idempotency_key,
        )

    def update_campaign(
        self,
        *,
        project_id: str,
        campaign_id: str,
        name: str | Omitted = OMITTED,
        campaign_type: Literal["BRAND", "PRODUCT", "PRE_AUDIT"] | Omitted = OMITTED,
        brand: models.CreateCampaignBrand | Omitted = OMITTED,
        competitors: list[models.CreateCampaignCompetitors] | Omitted = OMITTED,
        queries: list[str | models.CreateCampaignQueries] | Omitted = OMITTED,
        operator_models: list[str] | Omitted = OMITTED,
        frequency: Literal["DAILY", "WEEKLY", "MONTHLY"] | Omitted = OMITTED,
        repeats: int | Omitted = OMITTED,
        country: str | None | Omitted = OMITTED,
        language: str | Omitted = OMITTED,
    ) -> models.CampaignDetails:
        """PATCH /projects/:projectId/campaigns/organic/:campaignId/: Change a draft, or of a launched campaign its name, frequency, competitors, queries and its brand's other names. Scope: write."""
        return self._transport.answer(
            ("PATCH", "/projects/:projectId/campaigns/organic/:campaignId/", "body"),
            {"projectId": project_id, "campaignId": campaign_id, "name": name, "campaign_type": campaign_type, "brand": brand, "competitors": competitors, "queries": queries, "operator_models": operator_models, "frequency": frequency, "repeats": repeats, "country": country, "language": language},
        )

    def update_competitor(
        self,
        *,
        project_id: str,
        competitor_id: str,
        status: Literal["accepted", "ignored"] | Omitted = OMITTED,
        merge_into: str | Omitted = OMITTED,
        aliases: list[str] | Omitted = OMITTED,
        domains: list[str] | Omitted = OMITTED,
        name_settings: list[models.UpdateBrandSettingsNameSettings] | Omitted = OMITTED,
    ) -> models.Competitor:
        """PATCH /projects/:projectId/competitors/:competitorId/: Accept or ignore a competitor, name its aliases and sites, or merge it into another. Scope: write."""
        return self._transport.answer(
            ("PATCH", "/projects/:projectId/competitors/:competitorId/", "body"),
            {"projectId": project_id, "competitorId": competitor_id, "status": status, "merge_into": merge_into, "aliases": aliases, "domains": domains, "name_settings": name_settings},
        )


class AnswersRoom(Room):
    @property
    def get_campaign_cost(self) -> GetCampaignCost:
        return GetCampaignCost(self._transport)

    @property
    def list_runs(self) -> ListRuns:
        return ListRuns(self._transport)

    def diff_answers(
        self,
        *,
        project_id: str,
        answer_id: str,
        with_: str | Omitted = OMITTED,
    ) -> models.AnswerDiff:
        """GET /projects/:projectId/answers/:answerId/diff/: What changed since the answer before it, or since a given one. Scope: read."""
        return self._transport.answer(
            ("GET", "/projects/:projectId/answers/:answerId/diff/", "safe"),
            {"projectId": project_id, "answerId": answer_id, "with": with_},
        )

    def get_answer(
        self,
        *,
        project_id: str,
        answer_id: str,
    ) -> models.AnswerShown:
        """GET /projects/:projectId/answers/:answerId/: One answer with its brands, sources and how it was obtained. Scope: read."""
        return self._transport.answer(
            ("GET", "/projects/:projectId/answers/:answerId/", "safe"),
            {"projectId": project_id, "answerId": answer_id},
        )

    def list_reanalyses(
        self,
        *,
        project_id: str,
    ) -> list[models.ListReanalysesAnswer]:
        """GET /projects/:projectId/answers/reanalysis/: The campaigns whose answers are being read again because names changed. Scope: read."""
        return self._transport.answer(
            ("GET", "/projects/:projectId/answers/reanalysis/", "safe"),
            {"projectId": project_id},
        )

    @property
    def list_share_links(self) -> ListShareLinks:
        return ListShareLinks(self._transport)

    def preview_names(
        self,
        *,
        project_id: str,
        campaign_id: str | Omitted = OMITTED,
        domains: list[str] | Omitted = OMITTED,
        before: models.PreviewNamesBefore,
        after: models.PreviewNamesBefore,
    ) -> models.PreviewNamesAnswer:
        """POST /projects/:projectId/answers/name-preview/: What other names or settings of a brand would change in the last 50 answers; nothing is stored. Scope: read."""
        return self._transport.answer(
            ("POST", "/projects/:projectId/answers/name-preview/", "body safe"),
            {"projectId": project_id, "campaign_id": campaign_id, "domains": domains, "before": before, "after": after},
        )

    def revoke_share_link(
        self,
        *,
        project_id: str,
        link_id: str,
    ) -> None:
        """DELETE /projects/:projectId/share-links/:linkId/: Revoke the link of a shared answer (its creator, and owners). Scope: write."""
        return self._transport.answer(
            ("DELETE", "/projects/:projectId/share-links/:linkId/", ""),
            {"projectId": project_id, "linkId": link_id},
        )

    def share_answer(
        self,
        *,
        project_id: str,
        answer_id: str,
        days: Literal[1, 7, 30, 90] | Omitted = OMITTED,
        idempotency_key: str | None = None,
    ) -> models.ShareAnswerAnswer:
        """POST /projects/:projectId/answers/:answerId/share/: Create a public link to one answer; it works for some days and while you are a member of the workspace. Scope: write."""
        return self._transport.answer(
            ("POST", "/projects/:projectId/answers/:answerId/share/", "body key"),
            {"projectId": project_id, "answerId": answer_id, "days": days},
            idempotency_key,
        )


class ConversationsRoom(Room):
    @property
    def get_campaign_matrix(self) -> GetCampaignMatrix:
        return GetCampaignMatrix(self._transport)

    def get_conversation(
        self,
        *,
        project_id: str,
        query_id: str,
        start_date: str | Omitted = OMITTED,
        end_date: str | Omitted = OMITTED,
        operator_model: str | Omitted = OMITTED,
    ) -> models.GetConversationAnswer:
        """GET /projects/:projectId/conversations/:queryId/: One query with the newest answer of each model, and a summary of all its answers. Scope: read."""
        return self._transport.answer(
            ("GET", "/projects/:projectId/conversations/:queryId/", "safe"),
            {"projectId": project_id, "queryId": query_id, "start_date": start_date, "end_date": end_date, "operator_model": operator_model},
        )

    @property
    def get_conversation_searches(self) -> GetConversationSearches:
        return GetConversationSearches(self._transport)

    @property
    def list_answers(self) -> ListAnswers:
        return ListAnswers(self._transport)

    @property
    def list_conversations(self) -> ListConversations:
        return ListConversations(self._transport)


class InsightsRoom(Room):
    @property
    def get_ai_channels(self) -> GetAiChannels:
        return GetAiChannels(self._transport)

    @property
    def get_brand_mentions(self) -> GetBrandMentions:
        return GetBrandMentions(self._transport)

    @property
    def get_industry_ranking(self) -> GetIndustryRanking:
        return GetIndustryRanking(self._transport)

    @property
    def get_influential_sources(self) -> GetInfluentialSources:
        return GetInfluentialSources(self._transport)

    @property
    def get_insight_matrix(self) -> GetInsightMatrix:
        return GetInsightMatrix(self._transport)

    @property
    def get_insight_summary(self) -> GetInsightSummary:
        return GetInsightSummary(self._transport)

    @property
    def get_performance_prompts(self) -> GetPerformancePrompts:
        return GetPerformancePrompts(self._transport)

    @property
    def get_prompts_interval(self) -> GetPromptsInterval:
        return GetPromptsInterval(self._transport)

    @property
    def get_searches(self) -> GetSearches:
        return GetSearches(self._transport)

    @property
    def get_sentiment_analysis(self) -> GetSentimentAnalysis:
        return GetSentimentAnalysis(self._transport)

    @property
    def list_insight_annotations(self) -> ListInsightAnnotations:
        return ListInsightAnnotations(self._transport)

    @property
    def list_negative_answers(self) -> ListNegativeAnswers:
        return ListNegativeAnswers(self._transport)


class SourcesRoom(Room):
    @property
    def list_source_pages(self) -> ListSourcePages:
        return ListSourcePages(self._transport)

    @property
    def list_sources(self) -> ListSources:
        return ListSources(self._transport)


class IndexingRoom(Room):
    @property
    def get_indexing(self) -> GetIndexing:
        return GetIndexing(self._transport)

    def get_page_chain(
        self,
        *,
        project_id: str,
        path: str,
    ) -> models.PageChain:
        """GET /projects/:projectId/indexing/page/: One page: who read it, which answers cite it, who came from them, and where the chain breaks. Scope: read."""
        return self._transport.answer(
            ("GET", "/projects/:projectId/indexing/page/", "safe"),
            {"projectId": project_id, "path": path},
        )

    @property
    def list_indexed_pages(self) -> ListIndexedPages:
        return ListIndexedPages(self._transport)

    def refresh_indexing(
        self,
        *,
        project_id: str,
        idempotency_key: str | None = None,
    ) -> models.SitemapState:
        """POST /projects/:projectId/indexing/refresh/: Read the site's sitemaps again: nothing happens while they are read, or within a minute after. Scope: write."""
        return self._transport.answer(
            ("POST", "/projects/:projectId/indexing/refresh/", "key"),
            {"projectId": project_id},
            idempotency_key,
        )


class TechnicalAuditRoom(Room):
    def cancel_audit(
        self,
        *,
        project_id: str,
        audit_id: str,
        idempotency_key: str | None = None,
    ) -> models.Audit:
        """POST /projects/:projectId/audits/:auditId/cancel/: Cancel an audit within three seconds; what it has read until then is kept. Scope: write."""
        return self._transport.answer(
            ("POST", "/projects/:projectId/audits/:auditId/cancel/", "key"),
            {"projectId": project_id, "auditId": audit_id},
            idempotency_key,
        )

    @property
    def compare_audits(self) -> CompareAudits:
        return CompareAudits(self._transport)

    def delete_audit(
        self,
        *,
        project_id: str,
        audit_id: str,
    ) -> None:
        """DELETE /projects/:projectId/audits/:auditId/: Delete an audit with all that it found; one that runs is canceled first. Scope: write."""
        return self._transport.answer(
            ("DELETE", "/projects/:projectId/audits/:auditId/", ""),
            {"projectId": project_id, "auditId": audit_id},
        )

    def export_audit(
        self,
        *,
        project_id: str,
        audit_id: str,
        format: Literal["csv", "json", "html"] | Omitted = OMITTED,
    ) -> bytes:
        """GET /projects/:projectId/audits/:auditId/export/: Everything that an audit found, as a file. Scope: read."""
        return self._transport.file(
            ("GET", "/projects/:projectId/audits/:auditId/export/", "file safe"),
            {"projectId": project_id, "auditId": audit_id, "format": format},
        )

    def get_audit(
        self,
        *,
        project_id: str,
        audit_id: str,
    ) -> models.Audit:
        """GET /projects/:projectId/audits/:auditId/: An audit: its progress while it runs, its scores and counts once it is done. Scope: read."""
        return self._transport.answer(
            ("GET", "/projects/:projectId/audits/:auditId/", "safe"),
            {"projectId": project_id, "auditId": audit_id},
        )

    @property
    def get_audit_access(self) -> GetAuditAccess:
        return GetAuditAccess(self._transport)

    def get_audit_page(
        self,
        *,
        project_id: str,
        audit_id: str,
        page_id: str,
    ) -> models.AuditPageDetails:
        """GET /projects/:projectId/audits/:auditId/pages/:pageId/: One page of an audit with all its findings. Scope: read."""
        return self._transport.answer(
            ("GET", "/projects/:projectId/audits/:auditId/pages/:pageId/", "safe"),
            {"projectId": project_id, "auditId": audit_id, "pageId": page_id},
        )

    def get_audit_settings(
        self,
        *,
        project_id: str,
    ) -> models.WorkspaceAuditSettings:
        """GET /projects/:projectId/audit-settings/: When the site is audited by itself, what is ignored, and how audits are done. Scope: read."""
        return self._transport.answer(
            ("GET", "/projects/:projectId/audit-settings/", "safe"),
            {"projectId": project_id},
        )

    def get_issue_fix(
        self,
        *,
        project_id: str,
        audit_id: str,
        check_id: Literal["robots-down", "robots-search", "robots-training", "robots-usage", "robots-faults", "firewall", "agents-errors", "cited-dead", "sitemap", "sitemap-urls", "lastmod-false", "http-open", "two-hosts", "soft-404", "llms-txt", "identity", "status", "redirects", "noindex", "no-snippet", "canonical", "challenge", "js-text", "js-facts", "hidden-text", "boxed-text", "thin", "duplicate", "title", "answer-first", "long-sections", "few-facts", "no-date", "stale", "date-false", "no-author", "ld-broken", "ld-incomplete", "ld-untrue", "hreflang", "broken-links", "deep", "orphan", "slow", "heavy", "description", "headings", "lang", "vague-links", "mixed", "alt", "social", "no-validators", "uncompressed"],
        page: str | Omitted = OMITTED,
    ) -> models.IssueFix:
        """GET /projects/:projectId/audits/:auditId/issues/:checkId/fix/: How to mend it, as a text to copy; for one page where it is named. Scope: read."""
        return self._transport.answer(
            ("GET", "/projects/:projectId/audits/:auditId/issues/:checkId/fix/", "safe"),
            {"projectId": project_id, "auditId": audit_id, "checkId": check_id, "page": page},
        )

    @property
    def list_audit_issues(self) -> ListAuditIssues:
        return ListAuditIssues(self._transport)

    @property
    def list_audit_pages(self) -> ListAuditPages:
        return ListAuditPages(self._transport)

    @property
    def list_audits(self) -> ListAudits:
        return ListAudits(self._transport)

    @property
    def list_issue_pages(self) -> ListIssuePages:
        return ListIssuePages(self._transport)

    def recheck_issue(
        self,
        *,
        project_id: str,
        audit_id: str,
        check_id: Literal["robots-down", "robots-search", "robots-training", "robots-usage", "robots-faults", "firewall", "agents-errors", "cited-dead", "sitemap", "sitemap-urls", "lastmod-false", "http-open", "two-hosts", "soft-404", "llms-txt", "identity", "status", "redirects", "noindex", "no-snippet", "canonical", "challenge", "js-text", "js-facts", "hidden-text", "boxed-text", "thin", "duplicate", "title", "answer-first", "long-sections", "few-facts", "no-date", "stale", "date-false", "no-author", "ld-broken", "ld-incomplete", "ld-untrue", "hreflang", "broken-links", "deep", "orphan", "slow", "heavy", "description", "headings", "lang", "vague-links", "mixed", "alt", "social", "no-validators", "uncompressed"],
        page_ids: list[str],
        idempotency_key: str | None = None,
    ) -> models.Audit:
        """POST /projects/:projectId/audits/:auditId/issues/:checkId/recheck/: Read pages again and check them anew, up to 50. Scope: write."""
        return self._transport.answer(
            ("POST", "/projects/:projectId/audits/:auditId/issues/:checkId/recheck/", "body key"),
            {"projectId": project_id, "auditId": audit_id, "checkId": check_id, "page_ids": page_ids},
            idempotency_key,
        )

    def start_audit(
        self,
        *,
        project_id: str,
        url: str | Omitted = OMITTED,
        pages_max: int | Omitted = OMITTED,
        speed: Literal["GENTLE", "NORMAL", "FAST"] | Omitted = OMITTED,
        render: bool | Omitted = OMITTED,
        may_test: bool | Omitted = OMITTED,
        ignore_robots: bool | Omitted = OMITTED,
        include_paths: list[str] | Omitted = OMITTED,
        exclude_paths: list[str] | Omitted = OMITTED,
        idempotency_key: str | None = None,
    ) -> models.Audit:
        """POST /projects/:projectId/audits/: Audit the workspace's website, or one page of any site where an address is given. Scope: write."""
        return self._transport.answer(
            ("POST", "/projects/:projectId/audits/", "body key"),
            {"projectId": project_id, "url": url, "pages_max": pages_max, "speed": speed, "render": render, "may_test": may_test, "ignore_robots": ignore_robots, "include_paths": include_paths, "exclude_paths": exclude_paths},
            idempotency_key,
        )

    def update_audit_settings(
        self,
        *,
        project_id: str,
        schedule: Literal["off", "weekly", "monthly"] | Omitted = OMITTED,
        ignored: list[models.IgnoredIssue] | Omitted = OMITTED,
        kinds: list[models.CorrectedKind] | Omitted = OMITTED,
        pages_max: int | Omitted = OMITTED,
        speed: Literal["GENTLE", "NORMAL", "FAST"] | Omitted = OMITTED,
        render: bool | Omitted = OMITTED,
        may_test: bool | Omitted = OMITTED,
        ignore_robots: bool | Omitted = OMITTED,
        include_paths: list[str] | Omitted = OMITTED,
        exclude_paths: list[str] | Omitted = OMITTED,
    ) -> models.WorkspaceAuditSettings:
        """PATCH /projects/:projectId/audit-settings/: Change the schedule, what is ignored, and how audits are done; what is left out stays. Scope: write."""
        return self._transport.answer(
            ("PATCH", "/projects/:projectId/audit-settings/", "body"),
            {"projectId": project_id, "schedule": schedule, "ignored": ignored, "kinds": kinds, "pages_max": pages_max, "speed": speed, "render": render, "may_test": may_test, "ignore_robots": ignore_robots, "include_paths": include_paths, "exclude_paths": exclude_paths},
        )


class OpportunitiesRoom(Room):
    def explain_answer(
        self,
        *,
        project_id: str,
        answer_id: str,
    ) -> models.AnswerExplanation:
        """GET /projects/:projectId/answers/:answerId/explanation/: Which own page an answer found, what it cites instead, and what both say of the question. Scope: read."""
        return self._transport.answer(
            ("GET", "/projects/:projectId/answers/:answerId/explanation/", "safe"),
            {"projectId": project_id, "answerId": answer_id},
        )

    def get_opportunity(
        self,
        *,
        project_id: str,
        opportunity_id: str,
        period: Literal["7d", "30d", "90d"] | Omitted = OMITTED,
    ) -> models.Opportunity:
        """GET /projects/:projectId/opportunities/:opportunityId/: One opportunity as it stands in a period, or in the longest in which it does. Scope: read."""
        return self._transport.answer(
            ("GET", "/projects/:projectId/opportunities/:opportunityId/", "safe"),
            {"projectId": project_id, "opportunityId": opportunity_id, "period": period},
        )

    @property
    def list_opportunities(self) -> ListOpportunities:
        return ListOpportunities(self._transport)

    def read_cited_pages(
        self,
        *,
        project_id: str,
        answer_id: str,
        idempotency_key: str | None = None,
    ) -> models.ReadCitedPagesAnswer:
        """POST /projects/:projectId/answers/:answerId/explanation/read/: Read the pages that an answer cites, in the background, so that their texts can be compared. Scope: write."""
        return self._transport.answer(
            ("POST", "/projects/:projectId/answers/:answerId/explanation/read/", "key"),
            {"projectId": project_id, "answerId": answer_id},
            idempotency_key,
        )

    def refresh_opportunities(
        self,
        *,
        project_id: str,
        idempotency_key: str | None = None,
    ) -> models.OpportunityRefresh:
        """POST /projects/:projectId/opportunities/refresh/: Look for opportunities anew; one search runs at a time. Scope: write."""
        return self._transport.answer(
            ("POST", "/projects/:projectId/opportunities/refresh/", "key"),
            {"projectId": project_id},
            idempotency_key,
        )

    def update_opportunity(
        self,
        *,
        project_id: str,
        opportunity_id: str,
        state: Literal["OPEN", "PLANNED", "DONE", "DISMISSED"] | Omitted = OMITTED,
        reason: str | Omitted = OMITTED,
        assignee: str | None | Omitted = OMITTED,
        due_on: str | None | Omitted = OMITTED,
    ) -> models.Opportunity:
        """PATCH /projects/:projectId/opportunities/:opportunityId/: Plan an opportunity, mark it as done, dismiss it with a reason, or open it again. Scope: write."""
        return self._transport.answer(
            ("PATCH", "/projects/:projectId/opportunities/:opportunityId/", "body"),
            {"projectId": project_id, "opportunityId": opportunity_id, "state": state, "reason": reason, "assignee": assignee, "due_on": due_on},
        )


class ContentStudioRoom(Room):
    def approve_optimization(
        self,
        *,
        project_id: str,
        optimization_id: str,
        idempotency_key: str | None = None,
    ) -> models.Optimization:
        """POST /projects/:projectId/optimizations/:optimizationId/approve/: Approve a text of which no claim is open. Scope: write."""
        return self._transport.answer(
            ("POST", "/projects/:projectId/optimizations/:optimizationId/approve/", "key"),
            {"projectId": project_id, "optimizationId": optimization_id},
            idempotency_key,
        )

    def cancel_optimization(
        self,
        *,
        project_id: str,
        optimization_id: str,
        idempotency_key: str | None = None,
    ) -> models.Optimization:
        """POST /projects/:projectId/optimizations/:optimizationId/cancel/: Cancel the work at an optimization; nothing is charged, and its text is dropped. Scope: write."""
        return self._transport.answer(
            ("POST", "/projects/:projectId/optimizations/:optimizationId/cancel/", "key"),
            {"projectId": project_id, "optimizationId": optimization_id},
            idempotency_key,
        )

    def create_optimization(
        self,
        *,
        project_id: str,
        title: str | Omitted = OMITTED,
        kind: Literal["REWRITE", "NEW"] | Omitted = OMITTED,
        mode: Literal["BRIEF", "FULL"] | Omitted = OMITTED,
        page_url: str | None | Omitted = OMITTED,
        queries: list[models.CreateOptimizationQueries] | Omitted = OMITTED,
        notes: str | Omitted = OMITTED,
        language: str | Omitted = OMITTED,
        campaign_id: str | Omitted = OMITTED,
        opportunity_id: str | Omitted = OMITTED,
        idempotency_key: str | None = None,
    ) -> models.Optimization:
        """POST /projects/:projectId/optimizations/: Begin a draft of an optimization; from an opportunity it is filled by what that is about. Scope: write."""
        return self._transport.answer(
            ("POST", "/projects/:projectId/optimizations/", "body key"),
            {"projectId": project_id, "title": title, "kind": kind, "mode": mode, "page_url": page_url, "queries": queries, "notes": notes, "language": language, "campaign_id": campaign_id, "opportunity_id": opportunity_id},
            idempotency_key,
        )

    def delete_optimization(
        self,
        *,
        project_id: str,
        optimization_id: str,
    ) -> None:
        """DELETE /projects/:projectId/optimizations/:optimizationId/: Delete an optimization with its texts; one at work is canceled first. Scope: write."""
        return self._transport.answer(
            ("DELETE", "/projects/:projectId/optimizations/:optimizationId/", ""),
            {"projectId": project_id, "optimizationId": optimization_id},
        )

    def estimate_simulation(
        self,
        *,
        project_id: str,
        optimization_id: str,
        kind: Literal["local", "model"] | Omitted = OMITTED,
        operator_models: list[str] | Omitted = OMITTED,
        repeats: int | Omitted = OMITTED,
        masked: bool | Omitted = OMITTED,
    ) -> models.SimulationEstimate:
        """POST /projects/:projectId/optimizations/:optimizationId/simulations/estimate/: What a simulation with AI models would ask and cost, and which models can be asked. Scope: read."""
        return self._transport.answer(
            ("POST", "/projects/:projectId/optimizations/:optimizationId/simulations/estimate/", "body safe"),
            {"projectId": project_id, "optimizationId": optimization_id, "kind": kind, "operator_models": operator_models, "repeats": repeats, "masked": masked},
        )

    def export_optimization(
        self,
        *,
        project_id: str,
        optimization_id: str,
        format: Literal["md", "html", "docx"] | Omitted = OMITTED,
    ) -> bytes:
        """GET /projects/:projectId/optimizations/:optimizationId/export/: The text, or the brief, as Markdown, HTML or DOCX. Scope: read."""
        return self._transport.file(
            ("GET", "/projects/:projectId/optimizations/:optimizationId/export/", "file safe"),
            {"projectId": project_id, "optimizationId": optimization_id, "format": format},
        )

    def generate_optimization(
        self,
        *,
        project_id: str,
        optimization_id: str,
        mode: Literal["BRIEF", "FULL"] | Omitted = OMITTED,
        idempotency_key: str | None = None,
    ) -> models.Optimization:
        """POST /projects/:projectId/optimizations/:optimizationId/generate/: Make the brief, or have a model write the text; of a brief that is done, too. Scope: spend."""
        return self._transport.answer(
            ("POST", "/projects/:projectId/optimizations/:optimizationId/generate/", "body key"),
            {"projectId": project_id, "optimizationId": optimization_id, "mode": mode},
            idempotency_key,
        )

    def get_effect(
        self,
        *,
        project_id: str,
        optimization_id: str,
    ) -> models.Effect:
        """GET /projects/:projectId/optimizations/:optimizationId/effect/: What became of the target queries 7, 14 and 28 days after a text was published, against the campaign's others. Scope: read."""
        return self._transport.answer(
            ("GET", "/projects/:projectId/optimizations/:optimizationId/effect/", "safe"),
            {"projectId": project_id, "optimizationId": optimization_id},
        )

    def get_optimization(
        self,
        *,
        project_id: str,
        optimization_id: str,
    ) -> models.OptimizationDetails:
        """GET /projects/:projectId/optimizations/:optimizationId/: An optimization with its readiness, gaps and sources. Scope: read."""
        return self._transport.answer(
            ("GET", "/projects/:projectId/optimizations/:optimizationId/", "safe"),
            {"projectId": project_id, "optimizationId": optimization_id},
        )

    @property
    def get_optimization_plan(self) -> GetOptimizationPlan:
        return GetOptimizationPlan(self._transport)

    @property
    def get_optimization_summary(self) -> GetOptimizationSummary:
        return GetOptimizationSummary(self._transport)

    def get_simulation(
        self,
        *,
        project_id: str,
        optimization_id: str,
        simulation_id: str,
    ) -> models.Simulation:
        """GET /projects/:projectId/optimizations/:optimizationId/simulations/:simulationId/: A simulation, with each question as the old page and the draft fared with it. Scope: read."""
        return self._transport.answer(
            ("GET", "/projects/:projectId/optimizations/:optimizationId/simulations/:simulationId/", "safe"),
            {"projectId": project_id, "optimizationId": optimization_id, "simulationId": simulation_id},
        )

    @property
    def list_optimizations(self) -> ListOptimizations:
        return ListOptimizations(self._transport)

    @property
    def list_revisions(self) -> ListRevisions:
        return ListRevisions(self._transport)

    @property
    def list_sections(self) -> ListSections:
        return ListSections(self._transport)

    @property
    def list_simulation_replies(self) -> ListSimulationReplies:
        return ListSimulationReplies(self._transport)

    @property
    def list_simulations(self) -> ListSimulations:
        return ListSimulations(self._transport)

    def publish_optimization(
        self,
        *,
        project_id: str,
        optimization_id: str,
        url: str,
        published_at: str,
        idempotency_key: str | None = None,
    ) -> models.Optimization:
        """POST /projects/:projectId/optimizations/:optimizationId/publish/: Say where and when a text was published, from which its effect is measured. Scope: write."""
        return self._transport.answer(
            ("POST", "/projects/:projectId/optimizations/:optimizationId/publish/", "body key"),
            {"projectId": project_id, "optimizationId": optimization_id, "url": url, "published_at": published_at},
            idempotency_key,
        )

    def restore_revision(
        self,
        *,
        project_id: str,
        optimization_id: str,
        revision_id: str,
        idempotency_key: str | None = None,
    ) -> list[models.OptimizationSection]:
        """POST /projects/:projectId/optimizations/:optimizationId/revisions/:revisionId/restore/: Put a revision back, as a new one. Scope: write."""
        return self._transport.answer(
            ("POST", "/projects/:projectId/optimizations/:optimizationId/revisions/:revisionId/restore/", "key"),
            {"projectId": project_id, "optimizationId": optimization_id, "revisionId": revision_id},
            idempotency_key,
        )

    def start_simulation(
        self,
        *,
        project_id: str,
        optimization_id: str,
        kind: Literal["local", "model"] | Omitted = OMITTED,
        operator_models: list[str] | Omitted = OMITTED,
        repeats: int | Omitted = OMITTED,
        masked: bool | Omitted = OMITTED,
        idempotency_key: str | None = None,
    ) -> models.Simulation:
        """POST /projects/:projectId/optimizations/:optimizationId/simulations/: Ask the local index, or AI models, the target queries with the old page and with the draft. Scope: spend."""
        return self._transport.answer(
            ("POST", "/projects/:projectId/optimizations/:optimizationId/simulations/", "body key"),
            {"projectId": project_id, "optimizationId": optimization_id, "kind": kind, "operator_models": operator_models, "repeats": repeats, "masked": masked},
            idempotency_key,
        )

    def update_claim(
        self,
        *,
        project_id: str,
        optimization_id: str,
        claim_id: str,
        vouched: bool | Omitted = OMITTED,
        source_url: str | Omitted = OMITTED,
    ) -> models.Claim:
        """PATCH /projects/:projectId/optimizations/:optimizationId/claims/:claimId/: Vouch for a claim, or attach the page that says so, which is read and must do so. Scope: write."""
        return self._transport.answer(
            ("PATCH", "/projects/:projectId/optimizations/:optimizationId/claims/:claimId/", "body"),
            {"projectId": project_id, "optimizationId": optimization_id, "claimId": claim_id, "vouched": vouched, "source_url": source_url},
        )

    def update_optimization(
        self,
        *,
        project_id: str,
        optimization_id: str,
        title: str | Omitted = OMITTED,
        kind: Literal["REWRITE", "NEW"] | Omitted = OMITTED,
        mode: Literal["BRIEF", "FULL"] | Omitted = OMITTED,
        page_url: str | None | Omitted = OMITTED,
        queries: list[models.CreateOptimizationQueries] | Omitted = OMITTED,
        notes: str | Omitted = OMITTED,
        language: str | Omitted = OMITTED,
    ) -> models.Optimization:
        """PATCH /projects/:projectId/optimizations/:optimizationId/: Change a draft; of one that is done its title alone. Scope: write."""
        return self._transport.answer(
            ("PATCH", "/projects/:projectId/optimizations/:optimizationId/", "body"),
            {"projectId": project_id, "optimizationId": optimization_id, "title": title, "kind": kind, "mode": mode, "page_url": page_url, "queries": queries, "notes": notes, "language": language},
        )

    def update_section(
        self,
        *,
        project_id: str,
        optimization_id: str,
        section_id: str,
        state: Literal["PROPOSED", "ACCEPTED", "KEPT_OLD", "EDITED"] | Omitted = OMITTED,
        markdown: str | Omitted = OMITTED,
        revision: int,
    ) -> models.OptimizationSection:
        """PATCH /projects/:projectId/optimizations/:optimizationId/sections/:sectionId/: Accept a section, keep the old one, or edit it, as of a revision. Scope: write."""
        return self._transport.answer(
            ("PATCH", "/projects/:projectId/optimizations/:optimizationId/sections/:sectionId/", "body"),
            {"projectId": project_id, "optimizationId": optimization_id, "sectionId": section_id, "state": state, "markdown": markdown, "revision": revision},
        )


class AssistantRoom(Room):
    def ask_assistant(
        self,
        *,
        project_id: str,
        thread_id: str,
        text: str,
        context: models.AskAssistantContext | Omitted = OMITTED,
        idempotency_key: str | None = None,
    ) -> models.AskAssistantAnswer:
        """POST /projects/:projectId/assistant/threads/:threadId/messages/: Ask something; the reply is written behind the request. Scope: spend."""
        return self._transport.answer(
            ("POST", "/projects/:projectId/assistant/threads/:threadId/messages/", "body key"),
            {"projectId": project_id, "threadId": thread_id, "text": text, "context": context},
            idempotency_key,
        )

    def create_thread(
        self,
        *,
        project_id: str,
        context: models.AskAssistantContext | Omitted = OMITTED,
        idempotency_key: str | None = None,
    ) -> models.AssistantThread:
        """POST /projects/:projectId/assistant/threads/: Begin a thread with the assistant. Scope: write."""
        return self._transport.answer(
            ("POST", "/projects/:projectId/assistant/threads/", "body key"),
            {"projectId": project_id, "context": context},
            idempotency_key,
        )

    def delete_thread(
        self,
        *,
        project_id: str,
        thread_id: str,
    ) -> None:
        """DELETE /projects/:projectId/assistant/threads/:threadId/: Delete a thread with all that was said in it; a reply that is being written is stopped. Scope: write."""
        return self._transport.answer(
            ("DELETE", "/projects/:projectId/assistant/threads/:threadId/", ""),
            {"projectId": project_id, "threadId": thread_id},
        )

    def get_assistant(
        self,
        *,
        project_id: str,
        page: Literal["overview", "campaigns", "campaign", "conversations", "sources", "opportunities", "optimization", "audit"] | Omitted = OMITTED,
    ) -> models.AssistantAbout:
        """GET /projects/:projectId/assistant/: Who replies, what a reply costs, and what can be asked first. Scope: read."""
        return self._transport.answer(
            ("GET", "/projects/:projectId/assistant/", "safe"),
            {"projectId": project_id, "page": page},
        )

    def list_messages(
        self,
        *,
        project_id: str,
        thread_id: str,
    ) -> list[models.AssistantMessage]:
        """GET /projects/:projectId/assistant/threads/:threadId/messages/: The last 200 messages of a thread, in order. Scope: read."""
        return self._transport.answer(
            ("GET", "/projects/:projectId/assistant/threads/:threadId/messages/", "safe"),
            {"projectId": project_id, "threadId": thread_id},
        )

    @property
    def list_threads(self) -> ListThreads:
        return ListThreads(self._transport)

    def stop_reply(
        self,
        *,
        project_id: str,
        message_id: str,
        idempotency_key: str | None = None,
    ) -> models.AssistantMessage:
        """POST /projects/:projectId/assistant/messages/:messageId/stop/: Stop a reply; it costs nothing where no text had come. Scope: write."""
        return self._transport.answer(
            ("POST", "/projects/:projectId/assistant/messages/:messageId/stop/", "key"),
            {"projectId": project_id, "messageId": message_id},
            idempotency_key,
        )


class WarehouseRoom(Room):
    def get_warehouse(
        self,
        *,
        project_id: str,
        days: int | Omitted = OMITTED,
    ) -> models.Warehouse:
        """GET /projects/:projectId/warehouse/: The bucket that the workspace's data is delivered to, and its last deliveries. Scope: read."""
        return self._transport.answer(
            ("GET", "/projects/:projectId/warehouse/", "safe"),
            {"projectId": project_id, "days": days},
        )


class ExportsRoom(Room):
    def begin_export(
        self,
        *,
        project_id: str,
        operation: str,
        params: dict[str, str] | Omitted = OMITTED,
        query: dict[str, str | list[str]] | Omitted = OMITTED,
        last_days: Literal[7] | Literal[30] | Literal[90] | None | Omitted = OMITTED,
        format: Literal["csv", "ndjson", "xlsx"] | Omitted = OMITTED,
        idempotency_key: str | None = None,
    ) -> models.ExportFile:
        """POST /projects/:projectId/exports/: Have a list written to a file that is kept for a day. Scope: write."""
        return self._transport.answer(
            ("POST", "/projects/:projectId/exports/", "body key"),
            {"projectId": project_id, "operation": operation, "params": params, "query": query, "last_days": last_days, "format": format},
            idempotency_key,
        )

    def delete_export(
        self,
        *,
        project_id: str,
        export_id: str,
    ) -> None:
        """DELETE /projects/:projectId/exports/:exportId/: End an export, or remove its file. Scope: write."""
        return self._transport.answer(
            ("DELETE", "/projects/:projectId/exports/:exportId/", ""),
            {"projectId": project_id, "exportId": export_id},
        )

    def get_export(
        self,
        *,
        project_id: str,
        export_id: str,
    ) -> models.ExportFile:
        """GET /projects/:projectId/exports/:exportId/: How far an export is, and where its file is. Scope: read."""
        return self._transport.answer(
            ("GET", "/projects/:projectId/exports/:exportId/", "safe"),
            {"projectId": project_id, "exportId": export_id},
        )

    def list_export_links(
        self,
        *,
        project_id: str,
    ) -> list[models.ExportLink]:
        """GET /projects/:projectId/export-links/: The addresses that answer a list to programs that can send no header, newest first. Scope: read."""
        return self._transport.answer(
            ("GET", "/projects/:projectId/export-links/", "safe"),
            {"projectId": project_id},
        )

    def list_export_lists(
        self,
        *,
        project_id: str,
    ) -> list[models.ExportList]:
        """GET /projects/:projectId/exports/lists/: The lists that can be had whole as a file. Scope: read."""
        return self._transport.answer(
            ("GET", "/projects/:projectId/exports/lists/", "safe"),
            {"projectId": project_id},
        )

    def list_exports(
        self,
        *,
        project_id: str,
    ) -> list[models.ExportFile]:
        """GET /projects/:projectId/exports/: The workspace's exports, newest first. Scope: read."""
        return self._transport.answer(
            ("GET", "/projects/:projectId/exports/", "safe"),
            {"projectId": project_id},
        )

    def revoke_export_link(
        self,
        *,
        project_id: str,
        export_link_id: str,
    ) -> None:
        """DELETE /projects/:projectId/export-links/:exportLinkId/: Revoke an address of a list at once. Scope: write."""
        return self._transport.answer(
            ("DELETE", "/projects/:projectId/export-links/:exportLinkId/", ""),
            {"projectId": project_id, "exportLinkId": export_link_id},
        )


class Rooms:
    """The operations that a key may call, by room and name, as the contract has them."""

    def __init__(self, transport: Transport) -> None:
        self.workspaces = WorkspacesRoom(transport)
        self.api_keys = ApiKeysRoom(transport)
        self.brand_context = BrandContextRoom(transport)
        self.credits = CreditsRoom(transport)
        self.billing = BillingRoom(transport)
        self.operators = OperatorsRoom(transport)
        self.visits = VisitsRoom(transport)
        self.referrals = ReferralsRoom(transport)
        self.robots = RobotsRoom(transport)
        self.integrations = IntegrationsRoom(transport)
        self.campaigns = CampaignsRoom(transport)
        self.answers = AnswersRoom(transport)
        self.conversations = ConversationsRoom(transport)
        self.insights = InsightsRoom(transport)
        self.sources = SourcesRoom(transport)
        self.indexing = IndexingRoom(transport)
        self.technical_audit = TechnicalAuditRoom(transport)
        self.opportunities = OpportunitiesRoom(transport)
        self.content_studio = ContentStudioRoom(transport)
        self.assistant = AssistantRoom(transport)
        self.warehouse = WarehouseRoom(transport)
        self.exports = ExportsRoom(transport)
