import { type PlantedPage, plantedPage } from "./planted-page.test-helper.ts";

/** Written after the rules had been corrected by the first two; no rule was made for them. */
export const secondHeldOut: readonly PlantedPage[] = [
  plantedPage({
    language: "en",
    brand: "Fellrunner Gear",
    products: "Fellrunner Solo, Fellrunner Trek 2, Fellrunner Base 4",
    oldText: `
      Tents for every season
      Fellrunner Solo
      The Solo weighs 980 g and packs down to 42 x 12 cm.
      It sleeps one person and costs £219.
      Fellrunner Trek 2
      The Trek 2 weighs 1.85 kg and sleeps two people.
      It costs £329 and withstands winds of 90 km/h.
      Fellrunner Base 4
      The Base 4 weighs 6.4 kg and has a floor of 5.2 m².
      It costs £589 and withstands winds of 120 km/h.
      The flysheet keeps out a water column of 3,000 mm.
      Pitching takes 6 minutes for the Solo and 15 minutes for the Base 4.
      We repair any tent for 20 years, the first repair is free.
      Our fabric has contained no PFAS since 2019.
      We plant 3 trees for each tent that we sell.
      Returns are accepted for 45 days.
      Visit our shop in Keswick, open 9 am to 5:30 pm, Monday to Saturday.`,
    facts: `
      Fellrunner Gear is a maker of tents from Keswick, founded by Nell Hargrave in 1987.
      It has 24 employees and a turnover of £6.2 million.
      The Fellrunner Trek 2 costs £329.`,
    source: {
      title: "Group test: three-season tents - Hill and Valley Magazine",
      text: `
        Hill and Valley Magazine tested 14 tents over 9 nights in the Cairngorms.
        The Trek 2 was the driest tent in the test and scored 87 of 100 points.
        Condensation in the Trek 2 was 35% lower than the average.
        "We slept through a gale and did not notice," wrote the reviewer, Iain Mossman.
        The zip of the Base 4 jammed twice.`,
    },
    truths: `
      At just 980 grams, the Solo is made for one person.
      Packed, the Solo measures 42 cm by 12 cm.
      The Solo is yours for £219.
      Two people sleep in the Trek 2, which tips the scales at 1.85 kilograms.
      Winds of up to 90 km/h are no problem for the Trek 2.
      Priced at £589, the Base 4 stands up to winds of 120 km/h.
      The floor of the Base 4 covers 5.2 square metres.
      The fabric has been free of PFAS since 2019.
      The flysheet is waterproof to a water column of 3000 mm.
      You can pitch the Solo in six minutes.
      The Base 4 needs a quarter of an hour, or 15 minutes, to pitch.
      Tents are repaired for twenty years.
      For every tent sold, three trees are planted.
      You have 45 days for returns.
      Our Keswick shop opens at 9:00 and closes at 17:30.
      Nell Hargrave founded Fellrunner Gear in 1987.
      With 24 employees, the company turns over £6.2m.
      Over nine nights in the Cairngorms, Hill and Valley Magazine tested 14 tents.
      In that test, the Trek 2 was the driest tent and got 87 out of 100 points.
      Condensation in the Trek 2 was 35 percent below the average.
      “We slept through a gale and did not notice”, wrote Iain Mossman.`,
    lies: `
      The Solo weighs 890 g and packs down small.
      The Solo weighs 980 kg.
      The Trek 2 weighs 980 g.
      The Solo costs £329.
      The Trek 2 costs £319.
      The Base 4 costs £329.
      The Trek 2 withstands winds of 120 km/h.
      The Base 4 withstands winds of 120 mph.
      The Base 4 has a floor of 5.2 cm².
      Pitching takes 16 minutes for the Solo.
      Pitching takes 6 minutes for the Base 4.
      We repair any tent for 25 years.
      Our fabric has contained no PFAS since 2009.
      We plant 5 trees for each tent that we sell.
      Returns are accepted for 45 weeks.
      Our shop in Keswick is open from 9 am to 6:30 pm.
      Fellrunner Gear was founded by Nell Hargrave in 1978.
      It has 42 employees.
      It has a turnover of £6.2 billion.
      Hill and Valley Magazine tested 41 tents.
      The Trek 2 scored 97 of 100 points.
      The Base 4 was the driest tent in the test.
      Condensation in the Trek 2 was 53% lower than the average.
      “We slept through a storm and did not notice,” wrote the reviewer.
      The Trek 2 is the most popular tent in Scotland.
      A survey by Peak Outdoor found that hikers prefer our tents.
      No other tent is as light, says the British Tent Society.`,
  }),
  plantedPage({
    language: "en",
    brand: "Ledgerly",
    products: "Ledgerly Solo, Ledgerly Studio",
    oldText: `
      Accounting for freelancers
      Ledgerly Solo is €12 a month, Ledgerly Studio €28 a month.
      Studio includes 5 users and the Solo plan one.
      Invoices are archived for 10 years, as the law asks for.
      Bank feeds connect to 2,300 banks in 16 countries.
      A receipt is read in 3 seconds, and 96% of them need no correction.
      The average customer saves 6 hours a month.
      We are certified under ISO 27001 since May 2022.
      Data is encrypted with AES-256.
      Phone support answers in under 90 seconds.
      New customers get the first 2 months for free.`,
    facts: `
      Ledgerly has 18,500 customers.
      Ledgerly Solo costs €12 a month.
      Its head office is in Tallinn, a second office opened in Ghent in October 2023.`,
    source: {
      title: "Freelancers and their books, 2025 | Guild of Independent Workers",
      text: `
        The Guild of Independent Workers asked 4,120 freelancers in 2025.
        They spend 7.5 hours a month on their accounts.
        31% have paid a fine for a late return; the mean fine was €180.
        One in four still keeps receipts in a shoebox.`,
    },
    truths: `
      Freelancers pay twelve euros a month for Ledgerly Solo.
      Ledgerly Studio, at €28 a month, includes five users.
      We archive invoices for ten years.
      You can connect to 2300 banks across 16 countries.
      It takes 3 seconds to read a receipt.
      No correction is needed for 96 percent of receipts.
      On average, customers save six hours every month.
      Our ISO 27001 certificate dates from May 2022.
      AES-256 encrypts your data.
      On the phone, support answers within 90 seconds.
      The first two months are free for new customers.
      A second office was opened in Ghent in October 2023.
      18.5k customers use Ledgerly.
      Freelancers spend 7.5 hours on their accounts every month.
      31 % have paid a fine for a late return, €180 in the mean.
      A quarter of freelancers, or 25%, keep receipts in a shoebox.
      The Guild of Independent Workers asked 4120 freelancers.`,
    lies: `
      Ledgerly Solo is €28 a month.
      Ledgerly Solo is €12 a year.
      Ledgerly Studio is €25 a month.
      Studio includes 15 users.
      Invoices are archived for 7 years.
      Bank feeds connect to 3,200 banks.
      Bank feeds connect to 2,300 banks in 61 countries.
      A receipt is read in 3 minutes.
      69% of receipts need no correction.
      The average customer saves 6 days a month.
      We are certified under ISO 27001 since May 2020.
      Data is encrypted with AES-512.
      Phone support answers in under 90 minutes.
      New customers get the first 3 months for free.
      A second office opened in Ghent in November 2023.
      Ledgerly has 85,000 customers.
      Ledgerly is Europe's largest accounting service for freelancers.
      The Guild of Independent Workers asked 1,420 freelancers.
      51% have paid a fine for a late return.
      One in three still keeps receipts in a shoebox.
      According to Baltic Fintech Review, Ledgerly is easy to use.
      Ledgerly never loses a receipt.`,
  }),
  plantedPage({
    language: "it",
    brand: "Caldolento",
    products: "Stufa Brace, Stufa Brace Plus",
    oldText: `
      Stufe a pellet Caldolento
      La Stufa Brace ha una potenza di 7 kW e costa 1.490 €.
      La Stufa Brace Plus ha una potenza di 11 kW e costa 1.990 €.
      Il serbatoio contiene 15 kg di pellet.
      La consegna avviene in 10 giorni lavorativi.
      La garanzia dura 5 anni.
      L'azienda è nata a Vicenza nel 1974.`,
    facts: "Caldolento ha 46 dipendenti a Vicenza.",
    source: {
      title: "Riscaldarsi a pellet - Istituto Energia e Casa",
      text: `
        Secondo l'Istituto Energia e Casa, il pellet costa in media 6,20 € al sacco.
        Il rendimento medio di una stufa è dell'89%.`,
    },
    truths: `
      Il prezzo della Stufa Brace è di 1490 euro.
      La Stufa Brace Plus offre 11 kW di potenza per 1.990 euro.
      Nel serbatoio ci sono quindici chili di pellet.
      La garanzia è di cinque anni.
      Dal 1974 l'azienda è a Vicenza.
      Caldolento ha quarantasei dipendenti, cioè 46.
      In media una stufa ha un rendimento dell'89 per cento.`,
    lies: `
      La Stufa Brace costa 1.990 €.
      La Stufa Brace ha una potenza di 9 kW.
      La consegna avviene in 2 giorni lavorativi.
      La garanzia dura 5 mesi.
      L'azienda è nata a Vicenza nel 1947.
      Caldolento è leader in Italia.
      Il pellet costa in media 9,20 € al sacco.
      Secondo l'Agenzia del Calore, il pellet costa in media 6,20 € al sacco.`,
  }),
  plantedPage({
    language: "nl",
    brand: "Trapwind",
    products: "Trapwind Stad, Trapwind Bak",
    oldText: `
      Fietsen huren bij Trapwind
      De Trapwind Stad kost € 14 per dag.
      De Trapwind Bak kost € 35 per dag en draagt 80 kg.
      U betaalt een borg van € 100.
      Onze winkel in Utrecht is open van 9.00 tot 18.00 uur.
      Annuleren kan tot 24 uur van tevoren.
      We verhuren sinds 2008 en hebben 160 fietsen.`,
    facts: "Trapwind verhuurt fietsen in Utrecht.",
    source: {
      title: "Fietsen in cijfers - Bond voor Stadsverkeer",
      text: `
        Volgens de Bond voor Stadsverkeer wordt 28% van de ritten met de fiets gemaakt.
        Een bakfiets vervangt 1.100 autokilometers per jaar.`,
    },
    truths: `
      Voor 14 euro per dag huurt u de Trapwind Stad.
      De Trapwind Bak draagt 80 kilo.
      De borg is 100 euro.
      Tot 24 uur van tevoren kunt u annuleren.
      Sinds 2008 verhuren we fietsen, nu zijn het er 160.
      Van de ritten wordt 28 procent met de fiets gemaakt.`,
    lies: `
      De Trapwind Stad kost € 35 per dag.
      De Trapwind Bak kost € 35 per week.
      U betaalt een borg van € 150.
      Annuleren kan tot 48 uur van tevoren.
      We verhuren sinds 2018.
      Trapwind heeft de goedkoopste fietsen van Utrecht.
      Volgens de Fietsunie wordt 28% van de ritten met de fiets gemaakt.
      Een bakfiets vervangt 11.000 autokilometers per jaar.`,
  }),
  plantedPage({
    language: "pt",
    brand: "Azulcasa",
    products: "Curso Base, Curso Avançado",
    oldText: `
      Cursos de azulejo
      O Curso Base dura 12 horas e custa 180 €.
      O Curso Avançado dura 30 horas e custa 390 €.
      Cada turma tem no máximo 8 alunos.
      A oficina abriu em Lisboa em 2015.
      Pode cancelar até 7 dias antes.`,
    facts: "A Azulcasa formou 2.400 alunos.",
    source: {
      title: "O azulejo hoje - Museu do Barro",
      text: "O Museu do Barro guarda 5.300 azulejos do século XVII.",
    },
    truths: `
      O preço do Curso Base é de 180 euros.
      Com 30 horas, o Curso Avançado custa 390 euros.
      As turmas têm no máximo oito alunos.
      Desde 2015 a oficina está aberta em Lisboa.
      A Azulcasa já formou 2400 alunos.`,
    lies: `
      O Curso Base custa 390 €.
      O Curso Base dura 12 dias.
      Cada turma tem no máximo 18 alunos.
      A oficina abriu em Lisboa em 2005.
      A Azulcasa é a melhor escola de Lisboa.
      O Museu do Barro guarda 3.500 azulejos.`,
  }),
];
