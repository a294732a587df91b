import { type PlantedPage, plantedPage } from "../planted-page.test-helper.ts";

/** The half by which the rules were tuned: tools for gardens, a hotel, a roastery. */
export const tunedEnglish: readonly PlantedPage[] = [
  plantedPage({
    language: "en",
    brand: "Hedgerow",
    products: "Hedgerow Clip, Hedgerow Clip XL, Hedgerow Saw",
    oldText: `
      Cordless tools for gardens
      The Hedgerow Clip weighs 2.4 kg and cuts branches of up to 18 mm.
      The Hedgerow Clip XL weighs 3.1 kg and cuts branches of up to 26 mm.
      The Hedgerow Saw draws 38 W. Its battery lasts 50 minutes.
      Charging takes 90 minutes.
      Water cannot harm it. 20 % of the housing is recycled plastic.
      The warranty covers tools for 3 years and batteries for 1 year.
      Try any tool in your own garden for 30 days.
      Delivery costs €6.90. It is free above 50 euros.
      Our repair shop is open 8 hours a day.
      Three quarters of our customers own a hedge of more than 10 metres.
      The garden of our test field has 12 beds and 40 rows of hedges.
      The rain barrel holds 0.3 m³.
      We have 14 service partners in Denmark.`,
    facts: `
      Hedgerow makes cordless tools for gardens.
      Hedgerow was founded in 2011 in Aarhus.
      Hedgerow employs 64 people.
      Hedgerow has 3 factories.`,
    source: {
      title: "Noise of hedge trimmers compared - Garden Review",
      text: `
        We tested nine hedge trimmers on a windy day.
        The Hedgerow Clip was measured at 78 dB and the Bosk Trim at 84 dB.
        "The Clip starts at once, even in the wet," says the gardener Ole Brandt.
        A quarter of the trimmers failed in the rain.
        Researchers at the University of Lund measured the vibration of five trimmers.`,
    },
    truths: `
      At 2.4 kilograms, the Hedgerow Clip cuts branches up to 1.8 cm thick.
      The Clip XL copes with branches of up to 26 millimetres.
      One fifth of the housing is recycled plastic.
      The Hedgerow Saw needs 38 watts, and its battery lasts 50 min.
      It takes an hour and a half to charge.
      Tools have a warranty of three years, batteries of one year.
      You have thirty days to try a tool in your own garden.
      Below €50, delivery costs 6.90 euros.
      Orders over €50 are delivered free of charge.
      75 % of our customers have a hedge of over ten metres.
      The rain barrel takes 0.3 cubic metres.
      There are fourteen service partners in Denmark.
      In the test by Garden Review, the Clip was measured at 78 decibels.
      25 % of the trimmers in the test failed in the rain.
      Wipe the blades with a dry cloth and leave them to dry for 10 minutes.
      Hold the switch for 3 seconds until the light goes on.
      Never cut towards your own body, and always wear gloves.`,
    lies: `
      Studies show that cordless trimmers start at once, even in the wet.
      Experts agree that the Clip is quiet.
      Gardeners agree that cordless trimmers are better in the rain.
      According to researchers at Harvard, cordless trimmers are quieter.
      No other trimmer is quieter.
      Our repair shop is open 24 hours a day.
      The warranty for tools is 30 days.
      The battery of the Hedgerow Saw lasts 90 minutes.
      Three quarters of our customers bought the Clip XL.
      A quarter of our customers garden in the rain.
      We have 40 service partners in Denmark.
      Hedgerow has 12 factories.
      Hedgerow employs 78 people.
      Charging the Clip XL takes 50 minutes.
      The Bosk Trim was measured at 78 dB.
      Delivery is free below 50 euros.`,
  }),
  plantedPage({
    language: "en",
    brand: "Hotel Lindenhof",
    products: "Garden Room, Tower Suite, Family Loft",
    oldText: `
      A small hotel by the river
      Hotel Lindenhof has 42 rooms and 3 meeting rooms.
      The Garden Room costs €129 a night and measures 22 m².
      The Tower Suite costs €240 a night and measures 46 m².
      The Family Loft sleeps 5 guests.
      Breakfast is served from 7:00 to 10:30 and costs €18 per person.
      The front desk is staffed 16 hours a day.
      You may cancel free of charge up to 48 hours before you arrive.
      The pool holds 90 m³ of water and is heated to 28 °C.
      Parking is €12 a day. Bicycles are free.
      The old town is 900 m away and the station 2.5 km.
      40 % of our electricity comes from our own roof.
      Half of our guests come by train.
      Dogs are welcome for €15 per stay.
      The house was built in 1894 and renovated in 2019.`,
    facts: `
      Hotel Lindenhof belongs to the Brandl family.
      Hotel Lindenhof has 31 employees.
      The restaurant has 60 seats.
      Hotel Lindenhof has had the Green Key since 2016.`,
    source: {
      title: "Small hotels by the river - Travel Letter",
      text: `
        Travel Letter visited 25 hotels by the river in spring.
        "Nowhere did I sleep as deeply as in the tower," writes the editor Clara Noll.
        Two thirds of the hotels heat with gas.
        Guests of the Hotel Lindenhof rated breakfast with 9.1 of 10 points.
        Six of the hotels have a pool.`,
    },
    truths: `
      The Garden Room is 22 square metres and costs 129 euros per night.
      A night in the Tower Suite, which has 46 sqm, costs €240.
      Our Family Loft has space for five guests.
      Breakfast costs 18 euros per person and is served from 7 am to 10:30 am.
      The front desk is there for you sixteen hours a day.
      Up to 2 days before you arrive, you may cancel free of charge.
      The pool takes 90 cubic metres of water, at 28 degrees.
      A day of parking costs 12 euros.
      The station is 2,500 m away, and the old town 0.9 km.
      Two fifths of our electricity come from our own roof.
      50 % of our guests arrive by train.
      Bring your dog for 15 euros per stay.
      The house dates from 1894 and was renovated in 2019.
      According to Travel Letter, two thirds of the hotels by the river heat with gas.
      “Nowhere did I sleep as deeply as in the tower,” writes Clara Noll of Travel Letter.
      Leave the key at the front desk and take the path on the left after 50 metres.`,
    lies: `
      Research shows that guests sleep more deeply by the river.
      Travel experts recommend the Tower Suite.
      According to scientists at Oxford, sleeping by a river is deeper.
      No other hotel by the river serves a better breakfast.
      Nobody serves breakfast earlier than we do.
      The front desk is staffed 24 hours a day.
      The Garden Room measures 46 m².
      You may cancel free of charge up to 16 hours before you arrive.
      Half of our guests stay in the Tower Suite.
      Two thirds of our guests eat in the restaurant.
      Hotel Lindenhof has 60 rooms.
      The restaurant has 42 seats.
      The hotel has six pools.
      Parking costs €12 an hour.
      Breakfast costs €15 per person.
      The pool is heated to 40 °C.
      Hotel Lindenhof has had the Green Key since 2019.`,
  }),
  plantedPage({
    language: "en",
    brand: "Northbean",
    products: "Harbour Espresso, Dawn Filter, Midnight Decaf",
    oldText: `
      Coffee from our roastery
      Northbean roasts 5 tonnes of coffee a month in Leith.
      Harbour Espresso costs £9.50 for 250 g.
      Dawn Filter costs £11 for 250 g and comes from Ethiopia.
      Midnight Decaf contains less than 0.1 % caffeine.
      We roast on two days a week and post beans within 24 hours.
      Beans keep their aroma for 8 weeks in a closed bag.
      Subscriptions can be paused at any time and are 10 % cheaper.
      We pay farmers 35 % more than the market price.
      Postage is £3.20. It is free from £25.
      The bags are made of paper. 80 % of it is recycled.
      Our baristas teach 6 courses, each for 8 people.
      A course takes 3 hours and costs £55.
      A third of our coffee goes to cafés.`,
    facts: `
      Northbean is a roastery in Edinburgh.
      Northbean buys from 17 farms in 5 countries.
      Northbean has 2 cafés.
      Northbean was founded in 2014 by Ailsa Grant.`,
    source: {
      title: "How long does coffee stay fresh? - Institute of Food Science",
      text: `
        The Institute of Food Science stored 30 coffees for a year.
        In closed bags, coffees lost a fifth of their aroma in 4 weeks.
        Water at 94 °C extracted the most.
        "Freshly ground is what people taste first," said Dr. Neil Marsh.
        One in four tasters noticed no difference.`,
    },
    truths: `
      A bag of 250 grams of Harbour Espresso is £9.50.
      Dawn Filter is from Ethiopia and costs 11 pounds sterling for 250 g.
      Each month, five tonnes of coffee are roasted in Leith.
      Our beans leave within a day, as we roast on two days of the week.
      In a closed bag, beans keep their aroma for eight weeks.
      With a subscription, coffee is a tenth cheaper.
      Farmers get 35 per cent more than the market price from us.
      Under £25, postage is £3.20.
      Four fifths of the paper of our bags is recycled.
      Eight people take part in each of our six courses.
      For £55, a course lasts three hours.
      Northbean buys its beans from seventeen farms in five countries.
      According to the Institute of Food Science, coffees in closed bags lost 20 % of their aroma in four weeks.
      25 % of tasters noticed no difference.
      Grind 18 g of beans and pour 300 ml of water over them.
      Let the coffee rest for 30 seconds before you stir it.`,
    lies: `
      Studies have shown that freshly ground coffee tastes better.
      Experts say that closed bags keep the aroma.
      Baristas around the world agree that Harbour Espresso tastes fresher.
      As researchers at Stanford found, coffee from closed bags tastes better.
      No other roastery pays farmers more.
      Nobody roasts more carefully.
      Dawn Filter costs £9.50 for 250 g.
      Harbour Espresso loses a fifth of its caffeine in 4 weeks.
      A third of our coffee comes from Ethiopia.
      80 % of our coffee goes to cafés.
      Northbean has 6 cafés.
      Northbean teaches 17 courses.
      A course takes 8 hours.
      Subscriptions are 35 % cheaper.
      Northbean roasts 5 tonnes of coffee a week.
      Postage is free from £11.
      Courses can be cancelled within 24 hours.`,
  }),
];
