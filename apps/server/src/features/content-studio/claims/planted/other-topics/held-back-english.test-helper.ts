import { type PlantedPage, plantedPage } from "../planted-page.test-helper.ts";

/** The half that no rule was tuned by: software for projects, bicycles, insurance for travellers. */
export const heldBackEnglish: readonly PlantedPage[] = [
  plantedPage({
    language: "en",
    brand: "Taskloom",
    products: "Taskloom Solo, Taskloom Crew, Taskloom Works",
    oldText: `
      Software for projects
      Taskloom Solo is free for up to 3 projects.
      Taskloom Crew costs $7 per user a month and holds 50 projects.
      Taskloom Works costs $15 per user a month and comes with 2 TB of storage.
      Setting up a workspace takes 10 minutes.
      Support answers within 4 hours on working days.
      You can test Taskloom Works for 21 days.
      After an account is closed, we keep its data for 60 days.
      Backups are made every 6 hours. 15 % of our team works on security.
      Files may have up to 500 MB.
      Taskloom speaks 18 languages and connects to 120 other tools.
      Two fifths of our customers work in construction.
      A yearly invoice saves 20 %.
      Our servers stood still for 22 minutes last year.`,
    facts: `
      Taskloom makes software for projects.
      Taskloom was founded in 2015 in Tallinn.
      Taskloom has 85 employees and 4 offices.
      9,000 companies work with Taskloom.`,
    source: {
      title: "Project software compared - Desk Journal",
      text: `
        Desk Journal tried 11 programs for projects with 40 testers.
        Testers needed 35 seconds to add a task in Taskloom and 52 in Planario.
        "It is the first program that my crew opened without being told," says the site manager Ivo Petrov.
        Half of the testers never opened the calendar.
        Three of the programs work without a connection.`,
    },
    truths: `
      With Taskloom Solo, up to three projects are free.
      Taskloom Crew holds fifty projects and is $7 a month for each user.
      Two terabytes of storage come with Taskloom Works at 15 dollars per user a month.
      It takes ten minutes to set up a workspace.
      On working days, support replies within four hours.
      Taskloom Works can be tested for three weeks.
      We keep the data of a closed account for sixty days.
      There is a backup every six hours.
      15 percent of our team work on security.
      A file may have up to 0.5 GB.
      40 % of our customers are in construction.
      Who pays by yearly invoice saves one fifth.
      Last year our servers stood still for twenty-two minutes.
      Desk Journal tried eleven programs with 40 testers.
      50 % of the testers did not open the calendar.
      Click on the plus, and wait 5 seconds for the list.
      Always choose the smallest plan that fits.`,
    lies: `
      Surveys show that crews open Taskloom without being told.
      Analysts agree that Taskloom saves time.
      Project managers everywhere agree that lists are better than calendars.
      According to economists at Yale, project software saves time.
      No other program is easier to open.
      Nothing else is faster.
      Support answers 24 hours a day.
      Support answers within 6 hours on working days.
      We keep the data of a closed account for 21 days.
      Taskloom Crew can be tested for 60 days.
      Half of our customers never open the calendar.
      Two fifths of our team work on security.
      Taskloom has 18 offices.
      Taskloom connects to 50 other tools.
      Taskloom Crew comes with 2 TB of storage.
      Testers needed 52 seconds to add a task in Taskloom.
      A yearly invoice saves 15 %.`,
  }),
  plantedPage({
    language: "en",
    brand: "Velmont",
    products: "Velmont City, Velmont Trail, Velmont Cargo",
    oldText: `
      Electric bicycles
      The Velmont City costs €2,190 and weighs 19 kg.
      The Velmont Trail costs €3,450 and weighs 23.5 kg.
      The Velmont Cargo carries two children and 45 kg of luggage.
      Its box holds 0.16 m³.
      One charge is enough for 110 km on the Velmont City.
      The charger draws 140 W. A full charge takes 4.5 hours.
      Rain does no harm. 30 % of the aluminium was used before.
      Frames have a warranty of 10 years, and motors of 2 years.
      You may ride any bicycle for 14 days before you decide.
      An inspection is due every 1,500 km and costs €79.
      Shipping costs €49. It is free over 2,500 euros.
      Our workshop repairs 60 bicycles a week.
      One third of our riders leave their car at home every day.
      We have shops in 7 cities.`,
    facts: `
      Velmont builds electric bicycles in Ghent.
      Velmont has 120 employees.
      Velmont began in 2013 with 5 mechanics.
      Every bicycle from Velmont has a number under the frame.`,
    source: {
      title: "Which electric bicycle brakes well? - Cycling Club Flanders",
      text: `
        The Cycling Club Flanders braked with 13 electric bicycles on a wet road.
        The Velmont Trail stopped after 5.2 m and the Marlo Peak after 6.8 m.
        "You feel the road and never the motor," said the tester Jana Claes.
        Four of the bicycles had loose brakes on delivery.
        Two thirds of the club's members ride to work.`,
    },
    truths: `
      The Velmont City is 19 kilos and costs 2,190 euros.
      Priced at €3,450, the Velmont Trail weighs 23,500 g.
      Two children and 45 kilograms of luggage fit in the Velmont Cargo.
      The box of the Velmont Cargo holds 160 litres.
      The Velmont City goes 110 kilometres on one charge.
      The charger needs 140 watts, and four and a half hours for a full charge.
      Three tenths of the aluminium was used before.
      The warranty is ten years for frames and two years for motors.
      Ride any bicycle for two weeks before you decide.
      Every 1500 km an inspection is due, for 79 euros.
      Below 2,500 euros, shipping costs €49.
      Sixty bicycles a week are repaired in our workshop.
      33.3 % of our riders do without their car every day.
      You find our shops in seven cities.
      On a wet road, the Velmont Trail stopped after 5.2 metres, says the Cycling Club Flanders.
      Pump the tyres to 3 bar before the first ride.
      Tighten the pedals after 100 km.`,
    lies: `
      Studies prove that you feel the road on an electric bicycle.
      Doctors recommend the Velmont City.
      Cyclists agree that the Trail brakes well.
      According to a team at Cambridge, electric bicycles keep people fit.
      No other bicycle brakes better.
      You will not find a lighter bicycle.
      Our workshop is open 24 hours a day.
      The warranty on motors is 14 days.
      The Velmont Cargo weighs 45 kg.
      The Velmont Trail goes 110 km on one charge.
      Two thirds of our riders ride to work.
      One third of our riders bought the Velmont Trail.
      We have shops in 13 cities.
      Velmont has 60 employees.
      Velmont began with 7 mechanics.
      The Marlo Peak stopped after 5.2 m.
      An inspection costs €49.
      30 % of our bicycles are used.`,
  }),
  plantedPage({
    language: "en",
    brand: "Wayfair Mutual",
    products: "Weekender, Globetrotter, Family Pass",
    oldText: `
      Insurance for travellers
      The Weekender costs £12 per trip and covers trips of up to 5 days.
      The Globetrotter costs £96 a year and covers trips of up to 45 days.
      The Family Pass insures 2 adults and 4 children.
      Medical costs are covered up to £5 million.
      Lost luggage is covered up to £1,500.
      The excess is £75 per claim.
      Our helpline is staffed 12 hours a day in 9 languages.
      We pay within 10 working days after a claim is complete.
      You may withdraw within 14 days.
      Most claims are simple. 70 % of them are settled by phone.
      A flight counts as delayed after 3 hours.
      One in ten travellers made a claim last year.
      Claims must be reported within 30 days.`,
    facts: `
      Wayfair Mutual insures travellers.
      Wayfair Mutual belongs to its 210,000 members.
      Wayfair Mutual was founded in 1988 in Bristol.
      Wayfair Mutual has 3 branches.`,
    source: {
      title: "Claims of travellers - Insurance Observer",
      text: `
        The Insurance Observer asked 800 travellers about their claims.
        Wayfair Mutual paid after 8 days on average, and Atlas Cover after 19 days.
        "I had my money before I had unpacked," said one traveller.
        Three fifths of the travellers did not read the terms.
        Five insurers did not answer.`,
    },
    truths: `
      For trips of up to five days, the Weekender is £12 per trip.
      The Globetrotter insures trips of up to 45 days, at £96 per year.
      Two adults and four children are insured by the Family Pass.
      We cover medical costs up to £5,000,000.
      Luggage that is lost is covered up to 1,500 pounds sterling.
      There is an excess of £75 for each claim.
      For twelve hours a day, our helpline is staffed in nine languages.
      Within ten working days after a claim is complete, we pay.
      You have two weeks to withdraw.
      Seven tenths of claims are settled by phone.
      After three hours, a flight counts as delayed.
      10 % of travellers made a claim last year.
      Report your claim within 30 days.
      On average, Wayfair Mutual paid after eight days, as the Insurance Observer found.
      60 % of travellers had not read the terms.
      Keep your receipts, and write down what was lost before you call.`,
    lies: `
      Research proves that travellers have their money sooner with us.
      Consumer groups recommend the Globetrotter.
      Travellers agree that the terms are clear.
      According to lawyers at Kingston, most claims are simple.
      No other insurer pays sooner.
      No insurer is faster.
      Our helpline is staffed 24 hours a day.
      The Weekender covers trips of up to 45 days.
      Claims must be reported within 14 days.
      Lost luggage is covered up to £5 million.
      Three fifths of claims are settled by phone.
      One in ten travellers did not read the terms.
      Wayfair Mutual has 9 branches.
      The Family Pass insures 4 adults.
      The Globetrotter costs £12 per trip.
      Atlas Cover paid after 8 days on average.
      The excess is £75 per person.
      Wayfair Mutual was founded in 1998.`,
  }),
];
