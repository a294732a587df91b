import { type PlantedPage, plantedPage } from "../planted-page.test-helper.ts";

/** Written once the rules were right for those before: monitors for babies, couriers on bicycles. */
export const otherHandsAgain: readonly PlantedPage[] = [
  plantedPage({
    language: "en",
    brand: "Cradle & Co",
    products: "Nestling, Nestling Plus",
    oldText: `
      Baby monitors that listen
      The Nestling costs £79 and has a range of 300 m.
      The Nestling Plus costs £119 and has a range of 500 m.
      Its battery lasts 14 hours on one charge.
      It charges in 2 hours.
      The camera shows 1080 lines and turns by 340 degrees.
      We give a warranty of 24 months.
      Send it back within 60 days and we refund the price.
      Our support team is available from Monday to Saturday, 11 hours a day.
      Half of the parents who buy it have a second child.
      It weighs 210 g. 80 % of the box is made of recycled paper.
      Delivery within the UK costs £4 and takes 2 days.
      Orders over £100 ship free.`,
    facts: `
      Cradle & Co makes baby monitors in Leeds.
      Cradle & Co was started in 2016 by two nurses.
      Cradle & Co employs 22 people.
      More than 90,000 families use a Nestling.`,
    source: {
      title: "Which monitor? - Parents' Bench",
      text: `
        Parents' Bench tried nine monitors over six weeks.
        The Nestling Plus was the most reliable monitor of the test.
        One monitor in three lost its connection at night.
        “I could hear every breath”, said Tom Reed of Parents' Bench.
        The average monitor costs £95.`,
    },
    truths: `
      The Nestling has a range of 300 metres and costs £79.
      You can get the Nestling Plus for 119 pounds.
      The range of the Nestling Plus is half a kilometre.
      One charge keeps the battery going for 14 hours.
      Recharging takes two hours.
      The warranty runs for two years.
      Not happy? You have 60 days to return it for a refund.
      Support is there eleven hours a day.
      50 % of the parents who buy it have a second child.
      It weighs just 210 grams.
      Four fifths of the box are recycled paper.
      Shipping in the UK is £4.
      There is no charge for delivery on orders over £100.
      Two nurses started Cradle & Co in 2016.
      22 people work at Cradle & Co.
      Over 90,000 families use a Nestling.
      Parents' Bench tested nine monitors for six weeks.
      A third of the monitors lost its connection at night.
      According to Parents' Bench, the Nestling Plus was the most reliable monitor of its test.
      “I could hear every breath,” said Tom Reed.
      Place the camera 2 metres from the cot.`,
    lies: `
      The Nestling has a range of 500 m.
      The battery lasts 2 hours.
      It charges in 14 hours.
      We give a warranty of 60 days.
      Support is available 24 hours a day.
      Half of the parents sleep better.
      80 % of parents recommend it.
      Paediatricians recommend the Nestling.
      A study by the University of Leeds found that babies sleep longer with it.
      Sleep researchers at Oxford have tested it.
      Nobody makes a safer monitor.
      Evidence suggests that parents worry less.
      Cradle & Co employs 90 people.
      More than 22,000 families use a Nestling.
      Orders over £60 ship free.
      Delivery takes 60 days.
      One monitor in three breaks within a year.
      The Nestling weighs 300 g.
      Cradle & Co was started in 2016 by two doctors from Harvard University.
      It is the only monitor that never loses its connection.`,
  }),
  plantedPage({
    language: "de",
    brand: "Radkurier",
    products: "Kurier Eco, Kurier Express",
    oldText: `
      Fahrradkuriere in Leipzig
      Der Kurier Eco kostet 7,50 € und liefert innerhalb von 4 Stunden.
      Der Kurier Express kostet 14 € und liefert innerhalb von 60 Minuten.
      Sendungen dürfen bis zu 15 kg wiegen.
      Jede Sendung ist bis 500 € versichert.
      Schäden melden Sie bitte innerhalb von 7 Tagen.
      Unsere Zentrale ist 16 Stunden am Tag besetzt.
      Ein Drittel unserer Fahrten geht an Arztpraxen.
      Ab 20 Sendungen im Monat sparen Firmen 10 %.
      Wir fahren 3.400 km in der Woche.`,
    facts: `
      Radkurier ist ein Kurierdienst aus Leipzig.
      Radkurier besteht seit 2007.
      Radkurier hat 45 Fahrer.
      Radkurier hat 1.200 Kunden.`,
    source: {
      title: "Kurierdienste im Test - Stadtblatt",
      text: `
        Das Stadtblatt hat im Mai 2024 sieben Kurierdienste getestet.
        Der schnellste war der Kurier Express.
        Zwei von sieben Diensten kamen zu spät.
        „Pünktlich, freundlich und leise“, urteilt das Stadtblatt.`,
    },
    truths: `
      Für 7,50 Euro liefert der Kurier Eco in vier Stunden.
      Der Kurier Express ist in einer Stunde da und kostet 14 Euro.
      Ihre Sendung darf höchstens 15 Kilogramm wiegen.
      Versichert ist jede Sendung bis 500 Euro.
      Für Schadensmeldungen haben Sie 7 Tage Zeit.
      Die Zentrale ist 16 Stunden täglich besetzt.
      33 % unserer Fahrten gehen an Arztpraxen.
      Firmen mit mindestens 20 Sendungen im Monat sparen ein Zehntel.
      Pro Woche fahren wir 3400 Kilometer.
      Radkurier gibt es seit 2007.
      45 Fahrer sind für Radkurier unterwegs.
      Sieben Kurierdienste hat das Stadtblatt im Mai 2024 getestet.
      „Pünktlich, freundlich und leise“ nennt uns das Stadtblatt.
      Kleben Sie das Etikett auf und warten Sie 5 Minuten.`,
    lies: `
      Der Kurier Eco liefert innerhalb von 60 Minuten.
      Der Kurier Express kostet 7,50 €.
      Jede Sendung ist bis 5.000 € versichert.
      Unsere Zentrale ist 24 Stunden am Tag besetzt.
      Ein Drittel unserer Kunden sind Arztpraxen.
      Ab 10 Sendungen im Monat sparen Firmen 20 %.
      Experten halten Radkurier für besonders umweltfreundlich.
      Umfragen zeigen, dass Leipziger lieber mit dem Rad liefern lassen.
      Laut Forschern der Universität Leipzig spart ein Rad viel Zeit.
      Niemand liefert schneller.
      Radkurier hat 45 Kunden.
      Radkurier hat 60 Fahrer.
      Wir fahren 3.400 km am Tag.
      Lieferungen müssen Sie innerhalb von 7 Tagen bezahlen.
      Zwei von sieben Kunden kommen wieder.`,
  }),
];
