import { type PlantedPage, plantedPage } from "../planted-page.test-helper.ts";

/** Written before the failures of the first held-back half were looked at; nobody has tuned for them: language lessons, kayaks, kitchen knives. */
export const lastHeldBackEnglish: readonly PlantedPage[] = [
  plantedPage({
    language: "en",
    brand: "Lingua Harbour",
    products: "Evening Course, Intensive Week, Private Tuition",
    oldText: `
      Learn languages in Cork
      Lingua Harbour teaches 9 languages in 22 classrooms.
      The Evening Course costs €240 and runs for 12 weeks.
      The Intensive Week costs €390 and includes 30 lessons.
      Private Tuition costs €42 an hour.
      A group has no more than 10 learners.
      The placement test takes 25 minutes. It is free.
      You may change your group within 2 weeks.
      If you fall ill, you can repeat a lesson within 6 months.
      Our library is open 9 hours a day and holds 4,500 books.
      Most learners stay. 64 % of them book a second course.
      A fifth of our learners come from Brazil.
      Early bookings are 15 % cheaper.
      A certificate costs €35.`,
    facts: `
      Lingua Harbour is a language school in Cork.
      Lingua Harbour has 34 teachers.
      Lingua Harbour was founded in 1997.
      Lingua Harbour teaches 1,900 learners a year.`,
    source: {
      title: "Language schools compared - The Study Guide",
      text: `
        The Study Guide visited 19 schools for a month.
        At Lingua Harbour, learners spoke for 27 minutes of an hour, and at Babel House for 14 minutes.
        "I dreamed in Spanish after two weeks," said the tester Fiona Walsh.
        Three quarters of the schools do not test their learners.
        Two of the schools had closed.`,
    },
    truths: `
      Nine languages are taught at Lingua Harbour.
      Twelve weeks of the Evening Course cost 240 euros.
      For 390 euros, you get thirty lessons in the Intensive Week.
      An hour of Private Tuition is €42.
      There are at most ten learners in a group.
      The placement test takes 25 min and costs nothing.
      Within a fortnight or 14 days, you may change your group.
      Learners who fall ill can repeat a lesson within half a year.
      Nine hours a day, you can use our library with its 4,500 books.
      64 percent of learners book a second course.
      One in five of our learners comes from Brazil.
      Book early and pay 15 per cent less.
      You pay 35 euros for a certificate.
      34 teachers work for Lingua Harbour.
      According to The Study Guide, 75 % of schools do not test their learners.
      Read a page aloud for 10 minutes before you sleep.
      Write down new words, and repeat them after 2 days.`,
    lies: `
      Studies show that learners dream in another language.
      Teachers agree that small groups are better.
      Linguists say that evenings are best for learning.
      According to neurologists at Toronto, languages keep the brain young.
      No other school teaches faster.
      Nowhere do learners speak more.
      Our library is open 24 hours a day.
      You may change your group within 6 months.
      The Intensive Week costs €240.
      The Evening Course includes 30 lessons.
      A fifth of our learners book a second course.
      Three quarters of our learners speak Spanish.
      Lingua Harbour has 22 teachers.
      Lingua Harbour teaches 19 languages.
      At Babel House, learners spoke for 27 minutes of an hour.
      A certificate costs €42.
      Private Tuition costs €42 a week.`,
  }),
  plantedPage({
    language: "en",
    brand: "Fjordline Kayaks",
    products: "Fjordline Tern, Fjordline Heron, Fjordline Twin",
    oldText: `
      Kayaks and tours
      The Fjordline Tern is 4.2 m long and weighs 19 kg.
      The Fjordline Heron is 5.1 m long and weighs 24 kg.
      The Fjordline Twin carries 210 kg and costs $1,890.
      Renting a kayak costs $35 a day.
      A tour takes 5 hours and is led by 2 guides.
      Children from 8 years on may join.
      Tours can be cancelled up to 24 hours before they start.
      We repair hulls for 10 years after the purchase.
      The drying room holds 60 m³ of air and is 30 °C warm.
      Salt does not hurt it. 70 % of the hull is recycled plastic.
      Two thirds of our guests have never paddled before.
      The boathouse is 400 m from the ferry.
      Groups of 6 and more pay 10 % less.`,
    facts: `
      Fjordline Kayaks builds kayaks in Bergen.
      Fjordline Kayaks has 17 employees.
      Fjordline Kayaks owns 85 kayaks for rent.
      Fjordline Kayaks started in 2003.`,
    source: {
      title: "Sea kayaks on the water - Paddle Review",
      text: `
        Paddle Review paddled 12 kayaks for 300 km.
        The Fjordline Heron reached 9.4 km/h and the Orca Slim 8.1 km/h.
        "It turns before you think of it," wrote the editor Nils Aas.
        A third of the kayaks leaked.`,
    },
    truths: `
      At 4.2 metres, the Fjordline Tern is 19 kilograms light.
      The Heron measures 510 cm in length and weighs 24 kilos.
      With the Fjordline Twin, two paddlers of 210 kilograms in all are carried for $1,890.
      You can rent a kayak for 35 dollars per day.
      Two guides lead each tour of five hours.
      Children may join from the age of eight years.
      You can cancel a tour up to one day before it starts.
      For ten years after the purchase, we repair hulls.
      Sixty cubic metres of air at 30 degrees dry your clothes in the drying room.
      70 percent of the hull consists of recycled plastic.
      For two out of three of our guests, it is the first time in a kayak.
      From the ferry, the boathouse is 0.4 km away.
      From 6 people on, groups save 10 percent.
      Paddle Review saw one third of the kayaks leak.
      Rinse the hull with fresh water, and let it dry for 2 hours.
      Never paddle alone in the dark.`,
    lies: `
      Research has shown that paddling lowers blood pressure.
      Paddlers agree that the Heron turns well.
      Coaches recommend the Fjordline Tern.
      As doctors at the Mayo Clinic say, paddling heals the back.
      No kayak is faster.
      You will hardly find a better kayak anywhere.
      The rental is open 24 hours a day.
      Tours can be cancelled up to 5 hours before they start.
      The Fjordline Tern weighs 24 kg.
      The Fjordline Twin is 5.1 m long.
      The Fjordline Twin weighs 210 kg.
      A third of our guests have never paddled before.
      Two thirds of the kayaks leaked.
      Fjordline Kayaks has 85 employees.
      Fjordline Kayaks owns 12 kayaks for rent.
      The Orca Slim reached 9.4 km/h.
      Renting a kayak costs $35 an hour.`,
  }),
  plantedPage({
    language: "en",
    brand: "Keenwood",
    products: "Keenwood Paring, Keenwood Chef, Keenwood Bread",
    oldText: `
      Knives from Sheffield
      The Keenwood Paring costs £28 and has a blade of 9 cm.
      The Keenwood Chef costs £64 and has a blade of 20 cm.
      The Keenwood Bread weighs 160 g.
      Each blade is ground 7 times and hardened at 1,050 °C.
      We sharpen your knife within 8 days.
      You have 100 days to send a knife back.
      Handles have a guarantee of 15 years.
      Shipping costs £4. Over £45 it is free.
      Our showroom is open 6 hours a day.
      The steel does not rust. 88 % of it comes from old rails.
      A quarter of our knives go to restaurants.
      The workshop has 13 grinding wheels and 4 furnaces.
      A knife course takes 3 hours for 6 people.`,
    facts: `
      Keenwood makes kitchen knives in Sheffield.
      Keenwood employs 29 people.
      Keenwood has been making knives since 1884.
      Keenwood sells 52,000 knives a year.`,
    source: {
      title: "Chef's knives on the block - Kitchen Report",
      text: `
        Kitchen Report cut 500 tomatoes with 15 knives.
        The Keenwood Chef stayed sharp for 340 cuts, and the Ridge One for 210 cuts.
        "It falls through an onion," says the cook Priya Nair.
        Half of the knives lost their edge within a month.`,
    },
    truths: `
      The blade of the Keenwood Paring is 90 mm long, and the knife is £28.
      With its blade of 20 centimetres, the Chef is 64 pounds sterling.
      The Keenwood Bread is a knife of 160 grams.
      We grind each blade seven times.
      Every blade is hardened at 1,050 degrees.
      Within eight days, your knife is sharpened.
      Send a knife back within one hundred days.
      The guarantee on handles is fifteen years.
      Below £45, shipping costs £4.
      For six hours a day, our showroom is open.
      88 percent of the steel comes from old rails.
      25 % of our knives are bought by restaurants.
      There are 13 grinding wheels and four furnaces in our workshop.
      Six people take part in a knife course of three hours.
      In the Kitchen Report, the Chef stayed sharp for 340 cuts.
      Hold the blade at 20 degrees to the stone, and always dry it by hand.`,
    lies: `
      Tests show that onions fall apart under our knives.
      Professional cooks recommend the Keenwood Chef.
      Cooks all over the world swear by Keenwood.
      A survey of chefs found that most prefer our steel.
      No other knife stays sharp longer.
      Nobody grinds better blades.
      Our showroom is open 8 hours a day.
      Handles have a guarantee of 100 days.
      The Keenwood Paring has a blade of 20 cm.
      The Keenwood Bread costs £64.
      Half of our knives go to restaurants.
      A quarter of our knives lost their edge within a month.
      Keenwood has 29 furnaces.
      Keenwood employs 52 people.
      The Ridge One stayed sharp for 340 cuts.
      Shipping is free over £28.
      Each blade is ground 13 times.`,
  }),
];
