/** Words that are places wherever they stand: never part of a name, a company or an industry. Folded. */
export const places: ReadonlySet<string> = new Set(
	`
	accra adelaide america antigua antioquia arequipa argentina arizona armenia asuncion atlanta atlantico auckland
	australia baltimore bangalore bangkok barbados barranquilla belfast bello birmingham bogota bolivia boyaca
	brasil brazil brisbane bristol brooklyn bucaramanga cairo calgary cali california canada cancun caracas cardiff
	cartagena casablanca chia chicago chile cincinnati cochabamba colombia colorado connecticut cork cucuta
	cundinamarca cusco dakar delhi denver detroit dubai dublin durban ecuador edinburgh eeuu england envigado espana
	estados europa europe florida fresno galway geelong germany ghana glasgow guadalajara guatape guatemala
	guayaquil guyana haiti hoboken honduras huila ibague idaho illinois india ireland itagui italy jakarta jamaica
	johannesburg kampala kentucky kenya kigali kochi lagos latam latinoamerica leeds leicester leyva lima limerick
	liverpool london louisiana maine managua manchester manhattan manila manizales maryland massachusetts medellin
	melbourne mexico miami michigan montana monteria monterrey montevideo montreal mumbai nairobi nashville neiva
	nevada nigeria nottingham oakland oaxaca ohio oklahoma oregon ottawa panama paraguay pasto pennsylvania pereira
	perth peru philadelphia phoenix pittsburgh popayan portland portugal pretoria puebla queens quindio quito
	rionegro sacramento salento salvador santander scotland seattle sincelejo singapore soacha spain swansea tampa
	tanzania tegucigalpa tennessee texas tijuana tokyo tolima toronto trinidad tucson tulsa tunja uganda uk unidos
	uruguay usa utah valle valledupar vancouver vegas venezuela vermont villa villavicencio wales wyoming york
	zipaquira
`
		.trim()
		.split(/\s+/),
);

/** Countries, their states and towns, as whole names that people say they are from. Folded. */
export const namesOfPlaces: ReadonlySet<string> = new Set(
	`
	aberdeen, aberystwyth, afghanistan, aguascalientes, akron, alabama, alajuela, alaska, albania, albany, alberta,
	albuquerque, alexandria, algeria, amazonas, ambato, anchorage, angola, annapolis, antigua and barbuda,
	antofagasta, apartado, arauca, arica, arkansas, aruba, asheville, aspen, austin, austria, ayacucho, bahamas,
	bahrain, baja california, bangor, barichara, bariloche, barquisimeto, bath, baton rouge, belgica, belgium,
	belice, belize, belize city, belmopan, bermuda, birmingham, blackpool, boise, bolivar, bonaire, boquete, boston,
	botswana, boulder, bournemouth, bradford, brasilia, bridgetown, brighton, british columbia, brixton,
	buenaventura, buffalo, buga, bulgaria, burlington, cajamarca, caldas, cambodia, cambridge, camden, cameroon,
	campeche, canterbury, caqueta, carlisle, cartago, casanare, castries, cauca, cayman islands, cdmx, cesar,
	chaguanas, charleston, charlotte, chattanooga, cheltenham, chester, chiapas, chiclayo, chihuahua, china, choco,
	ciudad de mexico, ciudad del este, ciudad guayana, cleveland, coahuila, colima, colon, colonia, colorado
	springs, columbus, concepcion, cordoba, cornwall, costa rica, coventry, croatia, croydon, cuba, cuenca, curacao,
	curitiba, czech republic, dallas, david, delaware, denmark, derby, derry, des moines, devon, district of
	columbia, dominica, dominican republic, doncaster, dorset, dover, duitama, dundee, durango, durham, ealing,
	egypt, eje cafetero, el alto, el paso, el retiro, el salvador, encarnacion, essex, ethiopia, eugene, exeter,
	fiji, filandia, finland, florencia, fort lauderdale, fort worth, france, francia, fusagasuga, galapagos,
	georgetown, georgia, girardot, gloucester, granada, grand cayman, greece, greensboro, grenada, guadeloupe,
	guajira, guanajuato, guatemala city, guaviare, guerrero, hackney, halifax, hamilton, hampshire, hartford,
	hastings, havana, hawaii, heredia, hidalgo, holland, hong kong, honolulu, houston, hove, huancayo, huddersfield,
	hull, hungary, ibarra, ica, iceland, illinois, indiana, indianapolis, indonesia, inirida, inverness, iowa,
	ipswich, iquique, iquitos, israel, jackson, jacksonville, jalisco, japan, jardin, jerico, jersey city, jordan,
	kansas, kansas city, kent, key west, kilkenny, kingston, knoxville, korea, kuwait, la ceja, la estrella, la
	guajira, la habana, la paz, la plata, lancaster, las vegas, lebanon, leon, leticia, lexington, liberia, limon,
	lincoln, lisburn, little rock, loja, long beach, los angeles, louisville, machala, madison, magdalena, maicao,
	malaysia, maldonado, malta, managua, manchester, manta, mar del plata, maracaibo, maracay, marinilla,
	martinique, maui, mauritius, melgar, memphis, mendoza, merida, mesa, meta, mexico city, michoacan,
	middlesbrough, milwaukee, minneapolis, minnesota, mississippi, missouri, mitu, mobile, mocoa, moldova, mompox,
	montego bay, morelos, morocco, mozambique, namibia, naples, narino, nassau, nayarit, nebraska, negril, nepal,
	netherlands, neuquen, nevis, new hampshire, new haven, new jersey, new mexico, new orleans, new south wales, new
	york, new zealand, newark, newcastle, newport, newry, nicaragua, norfolk, norte de santander, north carolina,
	north dakota, norway, norwich, nova scotia, nuevo leon, ocho rios, oklahoma, omaha, oman, ontario, oranjestad,
	orlando, oruro, oxford, paisley, pakistan, palmira, paramaribo, perth, peterborough, philippines, phoenix,
	piura, plymouth, poland, port of spain, portland, portsmouth, posadas, potosi, preston, providence, puerto
	montt, puerto rico, puno, punta arenas, punta cana, punta del este, putumayo, qatar, quebec, queensland,
	queretaro, quibdo, quintana roo, raleigh, recife, reno, republica dominicana, rhode island, richmond, rio de
	janeiro, riohacha, risaralda, rochester, romania, rosario, roseau, russia, rwanda, sabaneta, saint kitts, saint
	louis, saint lucia, saint martin, saint vincent, salt lake city, salta, salto, salvador, san andres, san
	antonio, san bernardino, san diego, san fernando, san francisco, san gil, san isidro, san jose, san jose del
	guaviare, san luis potosi, san pedro, san pedro sula, san salvador, santa cruz, santa fe, santa fe de antioquia,
	santa marta, santa monica, santiago, santo domingo, sao paulo, sarasota, saskatchewan, saudi arabia, savannah,
	scottsdale, senegal, serbia, sheffield, shrewsbury, sinaloa, slovakia, slovenia, sogamoso, somerset, sonora,
	south africa, south carolina, south dakota, south korea, southampton, spokane, sri lanka, st kitts, st louis, st
	lucia, st maarten, st paul, st vincent, stafford, stirling, stoke, sucre, suffolk, suiza, sunderland, suriname,
	surrey, sussex, sweden, swindon, switzerland, syracuse, tabasco, tacna, tacoma, taiwan, tallahassee, tamaulipas,
	tarija, tasmania, tempe, temuco, thailand, the bahamas, the netherlands, tlaxcala, tobago, toledo, trenton,
	trinidad and tobago, trujillo, truro, tucuman, tulua, tunisia, turkey, turks and caicos, uae, ukraine, united
	kingdom, united states, ushuaia, valencia, valle del cauca, valparaiso, vaupes, veracruz, vichada, victoria,
	vietnam, vina del mar, virgin islands, virginia, wakefield, washington, washington dc, waterford, west palm
	beach, west virginia, willemstad, wiltshire, wimbledon, wisconsin, wolverhampton, worcester, wrexham, yopal,
	york, yucatan, zacatecas, zambia, zimbabwe
`
		.replace(/\s+/g, " ")
		.trim()
		.split(", "),
);
