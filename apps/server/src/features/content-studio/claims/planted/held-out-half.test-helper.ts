import { type PlantedPage, plantedPage } from "./planted-page.test-helper.ts";

/** The half that was written before the rules were tuned, and by which none was. */
export const heldOutHalf: readonly PlantedPage[] = [
  plantedPage({
    language: "en",
    brand: "Lumenhof",
    products: "Lumenhof Spot, Lumenhof Panel, Lumenhof Strip",
    oldText: `
      LED lighting for workshops
      The Lumenhof Spot draws 7 W and gives 620 lm.
      It costs £14.90 and lasts 25,000 hours.
      The Lumenhof Panel draws 36 W and gives 4,300 lm.
      It costs £89 and lasts 50,000 hours.
      The Lumenhof Strip is 5 m long and costs £39.50.
      All lamps have a colour temperature of 4000 K.
      They are protected to IP65.
      Orders placed before 2 pm leave our warehouse in Leeds on the same day.
      We give a guarantee of 5 years on every lamp.
      We take back old lamps in 140 shops.
      Founded in 2003, Lumenhof is a family business with 52 employees.
      "The panels paid for themselves in fourteen months," says Harriet Boone of Boone Joinery.`,
    facts: `
      Lumenhof makes LED lamps for workshops and garages.
      Lumenhof was founded in 2003 in Leeds.
      Every lamp has a guarantee of 5 years.
      Lumenhof sold 310,000 lamps in 2025.`,
    source: {
      title: "Light at work: what the trials say - Centre for Lighting Studies",
      text: `
        The Centre for Lighting Studies measured 88 workshops between 2021 and 2024.
        Replacing fluorescent tubes with LEDs saved 58% of the electricity.
        Errors at the bench fell by 12 percent under 1,000 lux.
        Workers preferred 4000 K to 2700 K.
        One in five workshops had lamps that flickered.`,
    },
    truths: `
      At 7 watts the Lumenhof Spot produces 620 lumens.
      The Lumenhof Spot is priced at £14.90.
      The Lumenhof Panel provides 4300 lumens from 36 watts.
      For 39.50 GBP you get five metres of Lumenhof Strip.
      Each lamp is guaranteed for five years.
      The lifetime of the Lumenhof Panel is 50,000 hours.
      If you order before 14:00, it leaves the Leeds warehouse the same day.
      Old lamps can be handed in at 140 shops.
      The family business employs 52 people.
      In 2025, Lumenhof sold 310k lamps.
      Lumenhof has been in Leeds since it was founded in 2003.
      Electricity use fell by 58 per cent when LEDs replaced fluorescent tubes.
      Under 1000 lux, errors at the bench fell by 12%.
      The Centre for Lighting Studies measured 88 workshops from 2021 to 2024.
      20% of workshops had lamps that flickered.
      Harriet Boone of Boone Joinery says “the panels paid for themselves in fourteen months”.
      Protected to IP65, the lamps can be hosed down.
      All our lamps have a colour temperature of 4,000 K.`,
    lies: `
      The Lumenhof Spot draws 9 W and gives 620 lm.
      The Lumenhof Spot draws 36 W.
      The Lumenhof Spot costs £89.
      The Lumenhof Panel costs £14.90.
      The Lumenhof Panel gives 4,300 kWh.
      The Lumenhof Strip is 5 cm long.
      The Lumenhof Strip costs £36.50.
      The Lumenhof Spot lasts 50,000 hours.
      The Lumenhof Spot lasts 25,000 days.
      All lamps have a colour temperature of 3000 K.
      They are protected to IP68.
      Orders placed before 4 pm leave our warehouse on the same day.
      We give a guarantee of 7 years on every lamp.
      We take back old lamps in 410 shops.
      Founded in 2013, Lumenhof is a family business.
      Lumenhof is a family business with 520 employees.
      “The panels paid for themselves in fifteen months,” says Harriet Boone.
      The Centre for Lighting Studies measured 98 workshops.
      The Centre for Lighting Studies measured workshops between 2019 and 2024.
      Replacing fluorescent tubes with LEDs saved 85% of the electricity.
      One in three workshops had lamps that flickered.
      Lumenhof makes the brightest workshop lamps in Britain.
      Lumenhof is the only maker that takes back old lamps.
      Research by the Northern Optics Lab shows that LEDs halve sick days.
      Experts agree that LEDs prevent headaches.`,
  }),
  plantedPage({
    language: "en",
    brand: "Brightsmile Dental",
    products: "Check-up, Deep Clean, Whitening",
    oldText: `
      Treatments and fees
      A check-up takes 20 minutes and costs €45.
      A deep clean takes 50 minutes and costs €95.
      Whitening takes 90 minutes and costs €290.
      Children under 12 are seen free of charge.
      The practice opened on 4 September 2012.
      Three dentists and six nurses work here.
      We are open from 8:30 to 19:00, on Saturdays until 13:00.
      Emergencies are seen within 24 hours.
      You can cancel up to 48 hours before your appointment at no charge.
      Our patients gave us 4.8 out of 5 stars in 1,260 reviews.`,
    facts: `
      Brightsmile Dental is a dental practice in Cork.
      The practice opened in 2012.
      A check-up costs €45.`,
    source: {
      title: "Whitening: what to expect - Irish Oral Health Board",
      text: `
        Whitening lightens teeth by 3 to 8 shades.
        The effect lasts for 1 to 3 years.
        About 40% of patients have sensitive teeth for two days.
        The Irish Oral Health Board advises against whitening under the age of 18.
        Gels may contain at most 6% hydrogen peroxide.`,
    },
    truths: `
      You pay €45 for a check-up of 20 minutes.
      A deep clean is €95 and takes 50 min.
      Whitening is done in an hour and a half and costs 290 euros.
      On Saturdays we are open until 1 pm.
      The practice has been open since September 2012.
      Six nurses and three dentists work at the practice.
      We see emergencies within a day.
      You can cancel at no charge until 48 h before your appointment.
      In 1260 reviews, patients gave us 4.8 of 5 stars.
      Children under twelve are free of charge.
      Whitening makes teeth three to eight shades lighter.
      40 percent of patients have sensitive teeth for 2 days.
      At most 6 % of hydrogen peroxide may be in the gels.
      According to the Irish Oral Health Board, whitening is not for anybody under 18.
      The effect of whitening lasts 1–3 years.`,
    lies: `
      A check-up takes 20 minutes and costs €95.
      A check-up takes 50 minutes.
      A deep clean costs €290.
      Whitening takes 90 minutes and costs €190.
      Whitening takes 9 minutes.
      Children under 16 are seen free of charge.
      The practice opened on 9 April 2012.
      The practice opened in 2002.
      Five dentists and six nurses work here.
      On Saturdays we are open until 15:00.
      Emergencies are seen within 2 hours.
      You can cancel up to 24 hours before your appointment.
      Our patients gave us 4.9 out of 5 stars.
      Our patients gave us 4.8 out of 5 stars in 12,600 reviews.
      Whitening lightens teeth by 3 to 18 shades.
      The effect lasts for 1 to 3 weeks.
      About 4% of patients have sensitive teeth.
      Gels may contain at most 16% hydrogen peroxide.
      The European Smile Society advises against whitening under the age of 18.
      We are the best dental practice in Cork.
      “I never felt a thing,” says Paul, a patient.
      Whitening is twice as effective as any toothpaste.`,
  }),
  plantedPage({
    language: "de",
    brand: "Schlafgut",
    products: "Schlafgut Classic, Schlafgut Luft",
    oldText: `
      Matratzen von Schlafgut
      Die Schlafgut Classic ist 22 cm hoch und kostet in der Größe 90 x 200 cm 349 Euro.
      Die Schlafgut Luft ist 25 cm hoch und kostet in der gleichen Größe 479 Euro.
      Sie können jede Matratze 100 Nächte zur Probe schlafen.
      Wir liefern innerhalb von 4 Werktagen und ohne Versandkosten.
      Der Bezug ist bei 60 °C waschbar.
      Auf den Kern geben wir 10 Jahre Garantie.
      Seit dem 1. Februar 2017 fertigen wir in Bielefeld.`,
    facts: `
      Schlafgut verkauft Matratzen direkt an Kunden.
      Schlafgut hat 120.000 Kunden.`,
    source: {
      title: "Matratzen im Labor - Prüfkreis Bett",
      text: `
        Eine Matratze verliert nach 8 Jahren im Schnitt 15 % ihrer Stützkraft.
        Der Prüfkreis Bett hat 23 Modelle über 60.000 Belastungen geprüft.`,
    },
    truths: `
      In 90 x 200 cm liegt der Preis der Schlafgut Classic bei 349 €.
      Die Höhe der Schlafgut Luft beträgt 25 Zentimeter.
      Hundert Nächte lang können Sie zur Probe schlafen.
      Der Kern hat zehn Jahre Garantie.
      In vier Werktagen liefern wir ohne Versandkosten.
      Wir fertigen seit Februar 2017 in Bielefeld.
      120 000 Kunden schlafen auf Schlafgut.
      Nach acht Jahren verliert eine Matratze 15 Prozent ihrer Stützkraft.
      Laut Prüfkreis Bett wurden 23 Modelle geprüft.`,
    lies: `
      Die Schlafgut Classic kostet 479 Euro.
      Die Schlafgut Luft ist 22 cm hoch.
      Sie können jede Matratze 200 Nächte zur Probe schlafen.
      Sie können jede Matratze 100 Wochen zur Probe schlafen.
      Wir liefern innerhalb von 2 Werktagen.
      Der Bezug ist bei 95 °C waschbar.
      Seit dem 1. Februar 2007 fertigen wir in Bielefeld.
      Schlafgut ist die beste Matratze Deutschlands.
      Eine Matratze verliert nach 8 Jahren im Schnitt 51 % ihrer Stützkraft.
      Studien zeigen, dass Schlafgut den Schlaf verbessert.`,
  }),
  plantedPage({
    language: "es",
    brand: "Tostadero Luna",
    products: "Luna Base, Luna Pro",
    oldText: `
      Cafeteras Tostadero Luna
      La Luna Base cuesta 259 € y tiene un depósito de 1,2 litros.
      La Luna Pro cuesta 649 € y tiene un depósito de 2,5 litros.
      La Luna Pro alcanza 15 bares y se calienta en 30 segundos.
      Enviamos en 3 días laborables.
      La garantía es de 3 años.
      Abrimos el taller en Valencia en 2011.`,
    facts: "Tostadero Luna tiene 17 empleados en Valencia.",
    source: {
      title: "Guía del café - Asociación Café Ibérico",
      text: `
        Según la Asociación Café Ibérico, cada persona bebe 599 tazas al año.
        El agua ideal está entre 90 y 96 grados.`,
    },
    truths: `
      El precio de la Luna Base es de 259 euros.
      El depósito de la Luna Pro es de 2,5 l.
      En treinta segundos se calienta la Luna Pro.
      Desde 2011 tenemos el taller en Valencia.
      La Luna Pro cuesta 649 euros.
      Cada persona bebe 599 tazas al año, según la Asociación Café Ibérico.
      Damos una garantía de tres años.`,
    lies: `
      La Luna Base cuesta 649 €.
      La Luna Base tiene un depósito de 2,5 litros.
      La Luna Pro se calienta en 30 minutos.
      Enviamos en 13 días laborables.
      La garantía es de 5 años.
      Abrimos el taller en Valencia en 2001.
      Tostadero Luna es líder en España.
      Según el Instituto del Café, cada persona bebe 599 tazas al año.`,
  }),
];
