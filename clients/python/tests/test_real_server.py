"""The client against a whole installation, which apps/server/test/clients starts and names."""

import inspect
import json
import os
import re
import unittest
from keyword import iskeyword
from pathlib import Path

from citelens import Citelens, CitelensRefusal

# A file that says where the installation is, which keys it takes, and what it answers.
note = os.environ.get("CITELENS_CLIENT_TEST")
given = json.loads(Path(note).read_text("utf-8")) if note else {}


def snake(name):
    written = re.sub("[A-Z]", lambda letter: f"_{letter[0].lower()}", name)
    return f"{written}_" if iskeyword(written) else written


@unittest.skipUnless(given, "apps/server/test/clients starts an installation for this")
class RealServer(unittest.TestCase):
    def setUp(self):
        self.citelens = Citelens(given["url"], key=given["key"])
        self.project = {"project_id": given["projectId"]}

    def test_every_operation_that_reads_answers_what_the_same_request_answers(self):
        self.assertGreater(len(given["reads"]), 70)
        for read in given["reads"]:
            with self.subTest(read["name"]):
                call = getattr(getattr(self.citelens, read["room"].replace("-", "_")), snake(read["name"]))
                taken = inspect.signature(call).parameters
                self.assertLessEqual({snake(name) for name in read["input"]}, set(taken))
                try:
                    outcome = {"answer": call(**{snake(name): value for name, value in read["input"].items()})}
                except CitelensRefusal as refusal:
                    told = {"detail": refusal.detail, "code": refusal.code} if refusal.code else refusal.fields
                    outcome = {"status": refusal.status, "refusal": told}
                if isinstance(outcome.get("answer"), bytes):
                    outcome = {"file": outcome["answer"].hex()}
                self.assertEqual(outcome, read["outcome"])

    def test_a_list_of_more_than_two_pages_is_the_same_by_its_pages_as_a_stream_and_as_csv(self):
        asked = {**self.project, **given["days"], "search": given["search"]}
        visits = self.citelens.visits.list_bot_visits

        paged = list(visits.all(**asked))
        self.assertEqual(len(paged), given["count"])
        self.assertEqual(list(visits.stream(**asked)), paged)
        self.assertEqual(len(b"".join(visits.csv(**asked)).strip().split(b"\r\n")), given["count"] + 1)

    def test_an_answer_that_is_lost_on_its_way_is_asked_for_again_and_what_it_tells_of_was_done_once(self):
        lossy = Citelens(given["lossyUrl"], key=given["key"])

        made = lossy.campaigns.create_campaign(**self.project, name="Lost by Python")

        self.addCleanup(self.citelens.campaigns.delete_campaign, **self.project, campaign_id=made["id"])

        listed = self.citelens.campaigns.list_campaigns.all(**self.project)
        self.assertEqual([row["id"] for row in listed if row["name"] == "Lost by Python"], [made["id"]])

    def test_what_the_key_may_not_do_is_refused_with_its_code(self):
        reader = Citelens(given["url"], key=given["readKey"])

        with self.assertRaises(CitelensRefusal) as refused:
            reader.campaigns.create_campaign(**self.project, name="Mine")
        self.assertEqual((refused.exception.status, refused.exception.code), (403, "INSUFFICIENT_SCOPE"))

    def test_the_lines_of_its_readme_show_the_visibility_of_the_workspace_with_its_interval(self):
        readme = (Path(__file__).parent.parent / "README.md").read_text("utf-8")
        lines = readme.split("```python\n")[1].split("```")[0]
        visibility = self.citelens.insights.get_insight_summary(**self.project)["visibility"]
        printed = []
        os.environ.update(CITELENS_URL=given["url"], CITELENS_KEY=given["readKey"])

        exec(lines, {"print": printed.append})

        interval = visibility["interval"]
        self.assertEqual(
            printed,
            [
                f"Visibility {visibility['value']:.1f} % (95 %: {interval['low']:.1f} to {interval['high']:.1f} %)"
                f" of {visibility['n']} answers"
            ],
        )
