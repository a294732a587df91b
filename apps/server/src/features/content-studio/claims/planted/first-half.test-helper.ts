import { type PlantedPage, plantedPage } from "./planted-page.test-helper.ts";

/** The half by which the rules were tuned. */
export const firstHalf: readonly PlantedPage[] = [
  plantedPage({
    language: "en",
    brand: "Alderdesk",
    products: "Alder One, Alder Duo, Alder Mini",
    oldText: `
      Standing desks from Alderdesk
      We have built height-adjustable desks in Porto since 2009.
      Our workshop employs 38 people.
      Alder One
      The Alder One costs $499 and carries up to 80 kg.
      It adjusts from 62 to 127 cm in 18 seconds.
      Its motor is quieter than 45 dB.
      Alder Duo
      The Alder Duo costs $749 and carries up to 120 kg.
      Two motors lift it from 60 to 125 cm.
      Alder Mini
      The Alder Mini is our lightest desk, at 19.5 kg.
      It costs $329 and its top measures 100 x 60 cm.
      Delivery
      Delivery within Europe takes 5 to 7 working days and is free from $400.
      You may return a desk within 60 days.
      Frames have a warranty of 10 years, motors one of 5 years.
      "I have not had a sore back since the day it arrived," says Maria Lind, a translator from Oslo.`,
    facts: `
      Alderdesk makes height-adjustable desks for home offices.
      The company was founded in 2009 and has sold 41,000 desks.
      The Alder One costs $499.
      Alderdesk ships to 27 countries.`,
    source: {
      title: "Sitting and standing at work - Institute for Work Health",
      text: `
        Office workers sit for 9.3 hours a day on average.
        In our trial of 146 employees, standing desks reduced sitting by 83 minutes a day after 12 months.
        The Institute for Work Health recommends changing position every 30 minutes.
        Two thirds of the participants reported less pain in the lower back.`,
    },
    truths: `
      For $499, the Alder One lifts loads of up to 80 kilograms.
      The Alder One needs 18 s to go from 62 cm to 127 cm.
      With 120 kg of capacity, the Alder Duo is priced at 749 USD.
      The Alder Mini weighs 19.5 kilograms, and is our lightest desk.
      The top of the Alder Mini is 100 cm by 60 cm.
      Desks have come from our workshop in Porto since 2009.
      A team of 38 people works in our workshop.
      Europe gets its desks in 5–7 working days.
      Orders from $400 are delivered within Europe for free.
      If you do not like your desk, return it within sixty days.
      The warranty covers frames for ten years and motors for five years.
      Alderdesk has sold 41,000 desks since the company was founded in 2009.
      We ship to twenty-seven countries.
      According to the Institute for Work Health, you should change your position every half an hour.
      In a trial of 146 employees, standing desks cut sitting by 83 minutes a day.
      After one year, employees in that trial sat 83 minutes less a day.
      On average, office workers spend 9.3 hours a day sitting.
      Of the participants, 2/3 reported less pain in the lower back.
      Maria Lind, a translator, puts it so: “I have not had a sore back since the day it arrived.”
      The motor of the Alder One stays below 45 decibels.
      The Alder Duo has two motors and goes from 60 cm up to 125 cm.`,
    lies: `
      The Alder One costs $449 and carries up to 80 kg.
      The Alder One costs $749 and carries up to 80 kg.
      The Alder Duo costs $499 and carries up to 120 kg.
      The Alder Mini can be had for $499.
      The Alder One carries up to 120 kg.
      The Alder One carries up to 80 lbs.
      It adjusts from 62 to 127 inches in 18 seconds.
      It adjusts from 62 to 127 cm in 18 minutes.
      We have built height-adjustable desks in Porto since 2006.
      Our workshop employs 83 people.
      Delivery within Europe takes 5 to 7 hours.
      Delivery within Europe is free from $300.
      You may return a desk within 90 days.
      You may return a desk within 60 weeks.
      Frames have a warranty of 5 years, motors one of 10 years.
      Alderdesk has sold 410,000 desks.
      Alderdesk is the leading maker of standing desks in Europe.
      The Alder Duo is our lightest desk.
      A 2023 study by Lakeside University found that standing desks raise output by 45 percent.
      In a trial of 164 employees, standing desks reduced sitting by 83 minutes a day.
      Standing desks reduced sitting by 83 hours a day after 12 months.
      “I have not had a sore neck since the day it arrived,” says Maria Lind.
      The World Posture Council recommends changing position every 30 minutes.
      Three quarters of the participants reported less pain in the lower back.
      Our desks never need any service.`,
  }),
  plantedPage({
    language: "en",
    brand: "Plotline",
    products: "Plotline Starter, Plotline Team, Plotline Business",
    oldText: `
      Plotline plans and prices
      Plotline is project planning software for agencies.
      Plan: Starter; Price per user: $9 per month; Projects: 10; Storage: 5 GB
      Plan: Team; Price per user: $19 per month; Projects: 50; Storage: 100 GB
      Plan: Business; Price per user: $39 per month; Projects: unlimited; Storage: 1 TB
      Paid by the year, every plan is 20% cheaper.
      You can try Plotline free for 14 days without a credit card.
      Support answers within 4 hours on working days, from 8:00 to 18:00.
      Our servers stand in Frankfurt and were available 99.95% of the time in 2025.
      Version 6.2 brought time tracking in March 2026.
      More than 3,400 agencies plan with Plotline.`,
    facts: `
      Plotline serves 3,400 agencies in 31 countries.
      It was started in 2016 by Ines Calder and Tom Ruiz.
      The Team plan costs $19 per user per month.
      Backups are kept for 35 days.`,
    source: {
      title: "Agency survey 2025 | Bureau of Creative Work",
      text: `
        The Bureau of Creative Work asked 612 agencies in spring 2025.
        Agencies lose 11.5 hours per project to status meetings.
        42 percent of agencies plan in spreadsheets.
        Those that use planning software finish 27% more projects on time.
        “Spreadsheets fail when the third client calls,” said Dana Whitlock, who led the survey.`,
    },
    truths: `
      On the Starter plan, each user pays nine dollars per month.
      Team comes with 50 projects and 100 GB of storage.
      The Business plan includes 1 TB of storage and unlimited projects.
      Business is $39 a month for each user.
      Pay by the year and every plan gets 20 per cent cheaper.
      A free trial of two weeks needs no credit card.
      Support is there from 8 am to 6 pm on working days.
      Within four hours, support has answered.
      In 2025 our servers in Frankfurt were available 99.95 % of the time.
      Time tracking arrived with v6.2 in March 2026.
      Agencies from 31 countries use Plotline, 3.4k in all.
      Ines Calder and Tom Ruiz started Plotline in 2016.
      We keep backups for five weeks, which is 35 days.
      The Bureau of Creative Work asked 612 agencies in 2025.
      Per project, 11.5 hours go into status meetings at agencies.
      According to the Bureau of Creative Work, 42% of agencies plan in spreadsheets.
      With planning software, agencies finish 27 percent more projects on time.
      "Spreadsheets fail when the third client calls", as Dana Whitlock said.`,
    lies: `
      On the Starter plan, each user pays $19 per month.
      The Team plan costs $39 per user per month.
      The Team plan costs $19 per user per year.
      Team comes with 100 projects and 50 GB of storage.
      The Starter plan includes 1 TB of storage.
      The Starter plan includes 5 TB of storage.
      Paid by the year, every plan is 25% cheaper.
      You can try Plotline free for 30 days without a credit card.
      Support answers within 4 minutes on working days.
      Support is there from 8 am to 8 pm on working days.
      Our servers were available 99.99% of the time in 2025.
      Our servers were available 99.95% of the time in 2024.
      Version 6.3 brought time tracking in March 2026.
      Version 6.2 brought time tracking in May 2026.
      Plotline serves 4,300 agencies in 31 countries.
      It was started in 2014 by Ines Calder and Tom Ruiz.
      Backups are kept for 35 months.
      Plotline is the best planning software for agencies.
      Studies show that planning software doubles the profit of agencies.
      According to Meridian Research, 42 percent of agencies plan in spreadsheets.
      The Bureau of Creative Work asked 621 agencies in spring 2025.
      Agencies lose 11.5 days per project to status meetings.
      “Spreadsheets fail when the first client calls,” said Dana Whitlock.
      Plotline was the first planning tool in the world to offer time tracking.
      72 percent of agencies plan in spreadsheets.`,
  }),
  plantedPage({
    language: "de",
    brand: "Wärmewerk",
    products: "Nordluft 8, Nordluft 12",
    oldText: `
      Wärmepumpen von Wärmewerk
      Seit 1998 bauen wir in Kassel Wärmepumpen für Einfamilienhäuser.
      Die Nordluft 8 leistet 8,4 kW und kostet 11.900 €.
      Die Nordluft 12 leistet 12,2 kW und kostet 14.500 €.
      Beide arbeiten bis zu einer Außentemperatur von -20 °C.
      Im Betrieb ist die Nordluft 8 mit 38 dB zu hören.
      Die Montage dauert zwei Tage.
      Auf den Kompressor geben wir 7 Jahre Garantie.
      Eine Wartung im Jahr kostet 189 Euro.
      Unsere 64 Monteure sind im Umkreis von 150 km um Kassel unterwegs.`,
    facts: `
      Wärmewerk hat bis Ende 2025 über 9.200 Wärmepumpen eingebaut.
      Die Wartung kostet 189 Euro im Jahr.
      Am 15.03.2024 wurde der Betrieb nach DIN EN 15450 geprüft.`,
    source: {
      title: "Heizkosten im Vergleich - Verband der Energieberater",
      text: `
        Eine Wärmepumpe verbraucht in einem Haus mit 140 m² im Mittel 5.600 kWh Strom im Jahr.
        Der Staat fördert den Tausch einer alten Heizung mit bis zu 70 Prozent.
        Nach Angaben des Verbands der Energieberater sinken die Heizkosten um ein Drittel.`,
    },
    truths: `
      Mit 8,4 Kilowatt Leistung kostet die Nordluft 8 genau 11 900 Euro.
      Für 14.500 Euro bekommen Sie die Nordluft 12 mit 12,2 kW.
      Nach zwei Tagen ist die Montage fertig.
      Der Kompressor hat sieben Jahre Garantie.
      Für die jährliche Wartung zahlen Sie 189 €.
      Bis -20 Grad Außentemperatur arbeiten beide Geräte.
      Die Nordluft 8 ist im Betrieb nur 38 Dezibel laut.
      Wir bauen Wärmepumpen seit 1998, und zwar in Kassel.
      64 Monteure fahren im Umkreis von 150 Kilometern um Kassel.
      Bis Ende 2025 hat Wärmewerk 9200 Wärmepumpen eingebaut.
      Der Betrieb wurde am 15. März 2024 nach DIN EN 15450 geprüft.
      Für den Tausch einer alten Heizung fördert der Staat bis zu 70 %.
      Rund 5600 kWh Strom im Jahr verbraucht eine Wärmepumpe in einem Haus mit 140 Quadratmetern.`,
    lies: `
      Die Nordluft 8 leistet 8,4 kW und kostet 14.500 €.
      Die Nordluft 12 leistet 12,2 kW und kostet 13.500 €.
      Die Nordluft 8 leistet 12,2 kW.
      Die Montage dauert zwei Wochen.
      Auf den Kompressor geben wir 10 Jahre Garantie.
      Eine Wartung im Jahr kostet 198 Euro.
      Unsere 46 Monteure sind im Umkreis von 150 km um Kassel unterwegs.
      Seit 1989 bauen wir in Kassel Wärmepumpen.
      Am 15.04.2024 wurde der Betrieb geprüft.
      Wärmewerk ist der führende Hersteller von Wärmepumpen in Deutschland.
      Die Nordluft 8 ist die leiseste Wärmepumpe am Markt.
      Der Staat fördert den Tausch einer alten Heizung mit bis zu 90 Prozent.
      Laut Stiftung Hausbau sinken die Heizkosten um ein Drittel.
      Eine Wärmepumpe verbraucht im Mittel 5.600 Wh Strom im Jahr.`,
  }),
  plantedPage({
    language: "fr",
    brand: "Vélocime",
    products: "Cime 50, Cime 80",
    oldText: `
      Vélos électriques Vélocime
      Le Cime 50 coûte 1 890 € et pèse 21,5 kg.
      Son autonomie est de 50 km.
      Le Cime 80 coûte 2 490 € et pèse 24 kg.
      Son autonomie est de 80 km.
      La batterie se recharge en 4 heures.
      Le cadre est garanti 10 ans et la batterie 2 ans.
      La livraison prend 6 jours ouvrés et coûte 49 €.
      Nous assemblons nos vélos à Annecy depuis 2014.`,
    facts: `
      Vélocime emploie 22 salariés à Annecy.
      L'atelier a ouvert le 3 mai 2014.`,
    source: {
      title: "Le vélo en ville - Observatoire des mobilités",
      text: `
        Selon l'Observatoire des mobilités, 60 % des trajets en ville font moins de 5 km.
        Un vélo électrique coûte en moyenne 0,30 € aux 100 km.`,
    },
    truths: `
      Comptez 1890 euros pour le Cime 50, qui pèse 21,5 kilos.
      Avec le Cime 80, l'autonomie atteint 80 kilomètres.
      Le prix du Cime 80 est de 2 490 euros.
      Quatre heures suffisent pour recharger la batterie.
      Le cadre bénéficie d'une garantie de dix ans.
      L'atelier d'Annecy a ouvert le 03/05/2014.
      La livraison coûte 49 euros et prend six jours ouvrés.
      En ville, 60 pour cent des trajets font moins de 5 km, selon l'Observatoire des mobilités.
      Vélocime emploie vingt-deux salariés.`,
    lies: `
      Le Cime 50 coûte 2 490 €.
      Le Cime 50 coûte 1 980 € et pèse 21,5 kg.
      L'autonomie du Cime 50 est de 80 km.
      La batterie se recharge en 4 minutes.
      Le cadre est garanti 2 ans et la batterie 10 ans.
      L'atelier a ouvert le 5 mars 2014.
      Vélocime est le leader du vélo électrique en France.
      Le Cime 80 est le vélo le plus léger du marché.
      Selon l'Agence du climat, 60 % des trajets en ville font moins de 5 km.
      Vélocime emploie 220 salariés à Annecy.`,
  }),
];
