import type { Trades } from "./trade-list.ts";

/** Food and drink, and where they are served. */
export const food: Trades = {
	business: {
		en: `
			juice stand, fruit stand, food stall, hot dog stand, burger van, coffee van, ice cream van, snack bar, milk bar,
			trattoria, osteria, bistro, brasserie, gastropub, a pub, our pub, my pub, country pub, village pub, taphouse, tap room, taproom, wine bar,
			cocktail bar, sports bar, juice bar, tea house, tearoom, tea room, coffee roaster, coffee roasters,
			coffee roastery, coffee truck, coffee cart, cafes, coffee house, espresso bar, bagel shop,
			donut shop, doughnut shop, sandwich shop, burger joint, burger place, bbq joint, barbecue restaurant,
			sushi bar, sushi restaurant, noodle shop, ramen shop, curry house, chip shop, fish and chips, chippy,
			kebab shop, takeaway, take away food, fast food, seafood restaurant, taco truck, taco stand,
			taco shop, pizza place, pizza shop, pizza joint, pizza delivery, buffet restaurant, canteen,
			ghost kitchen, dark kitchen, cloud kitchen, meal prep, meal delivery, private chef, catering company,
			wedding catering, wedding cakes, cake shop, cake business, cake orders, custom cakes, cupcakes,
			pastry shop, patisserie, bakehouse, confectionery, chocolatier, gelateria, gelato shop, creamery,
			roastery, nightclubs, night club, karaoke bar, hookah lounge, event venue, party venue, banquet hall
		`,
		es: `
			puesto de jugos, puesto de comida, puesto de tacos, puesto de frutas, puesto de arepas, puesto de comidas, jugos naturales, comidas rápidas,
			restaurantes, trattoria, cevichería, parrilla, parrillada, parrilla argentina, pollería, churrería,
			arepería, empanadas, venta de empanadas, hamburguesería, hamburguesas, perros calientes, tacos,
			lonchería, fonda, cocina económica, comedor, corrientazo, almuerzos, almuerzos a domicilio,
			comida a domicilio, comida saludable, comida china, sushi, juguería, cafeterías, tostadora de café,
			tostaduría de café, casa de té, salón de té, pastelería, pastelerías, repostería, tortas,
			tortas y postres, postres, panaderías, chocolatería artesanal, paletería, bares, cantina,
			gastrobar, antro, cervecería, cervecería artesanal, cerveza artesanal, viñedo, bodega de vinos, viña,
			destilería, banquetes, servicio de banquetes, casa de banquetes, salón de eventos, salón de fiestas,
			cocina oculta, food truck, camión de comida, chef a domicilio
		`,
	},
};
