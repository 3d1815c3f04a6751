/** What a company's name ends in, in English: the trade comes last. Folded. */
const endings = `
	concrete masonry electric landscaping construction builders homes realty roofing plumbing dental dentistry academy school inn
	hotel hostel lodge resort motors auto autos tire tires tyres garage boutique bakery pizza cafe grill restaurant clinic salon
	spa gym fitness travel tours properties group sons daughters bros brothers sisters law legal insurance flowers florist
	furniture jewelry shop store market studio studios kitchen kitchens diner tavern bistro brewery eatery outfitters adventures
	expeditions motorsports contracting remodeling supply hardware imports exports rentals charters cabins suites villas preschool
	daycare montessori wellness chiropractic orthodontics associates foundation university institute college company co
	performance exhausts customs detailing kennels grooming ink tattoo works collective designs creations labs partners solutions
	services logistics haulage freight couriers trucking transport movers removals storage recycling demolition scaffolding joinery
	carpentry interiors lettings estates mortgages accounting bookkeeping consulting recruitment staffing software marine boats
	yachts sailing safaris treks lodges camps bungalows cottages stays retreats farms orchard orchards vineyards roasters brewing
	coffee bakes cakes threads prints press books records toys paws tiles floors blinds windows glass pools lawns solar energy
	heating cooling security cleaning cleaners cycles bikes surf dive divers yoga pilates crossfit barbers beauty nails optical
	opticians eyewear physio therapy vets nursery kindergarten learning tutoring tutors gallery photography films events catering
	weddings butchers grocers trading wholesale bakers joiners electrical plumbers cabs taxis care eyecare healthcare skincare optometry
	trattoria osteria ristorante brasserie taverna taqueria pizzeria gelateria patisserie creamery deli barn dairy trust tips tresses
	curls lashes brows petals blooms crumbs crust loaf treats bites brews barrel cellar builds fabrication welding
`;

const ends: ReadonlySet<string> = new Set(endings.trim().split(/\s+/));

/** Whether a folded word is how English names of companies end. */
export function endsCompany(word: string): boolean {
	return ends.has(word);
}

/** What a company's name begins with, in Spanish: the trade comes first. Folded. */
const openings = `
	aceros aerolineas agencia agro agropecuaria alimentos almacenes aluminios antojos artesanias asesorias asociacion avicola banquetes belleza
	bicicletas bloques bufete cabanas cafeteria camping carnes carpinteria cementos centro ceramicas cerrajeria clinica club cocinas colectivo
	comedor confecciones construcciones consultores consultorio cooperativa corporacion cosmeticos creaciones cueros decoraciones delicias deportes
	disenos distribuciones drogueria dulces edificaciones electricos electrodomesticos embutidos empaques estetica estudio eventos expediciones
	fabrica ferreteria flores floristeria fruteria frutas fundacion ganaderia glamping granja gruas grupo helados herrajes hierros hogar hospedaje
	hosteria iglesia importadora imprenta ingenieria inmuebles instituto insumos inversiones jardin joyas joyeria juguetes lacteos ladrillos
	lavanderia lavautos licores litografia llantas lubricentro lubricantes maderas manjares manos maquinaria mascotas medias merceria metales
	mineria ministerio modas montallantas motos mudanzas muebles obras optica panaderia papeleria parqueadero parrilla parroquia pasteleria
	peluqueria perfumes pescados piscinas pinturas plasticos postres productos publicidad quesos refugio repuestos ropa sabores salon servicios
	servicentro soluciones suministros taller tapicerias telas textiles tours transportes turismo uniformes variedades vetas viajes vidrios vidrieria
	vinos vivero zapatos
`;
const opens: ReadonlySet<string> = new Set(openings.trim().split(/\s+/));

/** Whether a folded word is how Spanish names of companies begin. */
export function opensCompanyName(word: string): boolean {
	return opens.has(word);
}

/** Before such an ending these only say which kind: "Web Studio" is a trade. Folded. */
const kinds: ReadonlySet<string> = new Set(
	`customer social digital web online mobile pet pets home house hair skin wedding landscape family fine fast fresh local dog dogs cat
	car cars boat horse kids baby used new small big best good bed breakfast food beverage arts crafts health safety terms conditions
	parts service sales marketing nails real commercial residential industrial private public general my our the interior exterior
	event wine beer craft custom organic mountain early physical massage language music dance art yoga swim driving summer key
	black happy merry day child children elder senior eye dental animal baby home tax easy public`.split(/\s+/),
);

/** Whether a folded word only says of which kind a business is. */
export function isKind(word: string): boolean {
	return kinds.has(word);
}
