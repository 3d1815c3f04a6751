import type { IndustryId } from "../../industries/list.ts";
import type { Bilingual } from "../../language.ts";

/** What people say they do, where no trade is named: "we rent bungalows". Folded, as parts of a pattern. */
export type Work = {
	industry: IndustryId | "other";
	/** Verbs, in Spanish with the ending of the first person. */
	does: Bilingual<string>;
	/** What it is done to, in the singular; empty for whatever it may be. */
	what: string;
};

const people =
	"tourists|travelers|travellers|guests|visitors|backpackers|divers|anglers|hikers|turistas|viajeros|huespedes|visitantes";
const dwellings =
	"house|home|extension|kitchen|bathroom|deck|pool|patio|roof|wall|fence|driveway|apartment|flat|building|propert(?:y|ie)|warehouse|loft|conservator(?:y|ie)|staircase|floor|ceiling|condo|barn|garage|facade|casa|apartamento|departamento|edificio|techo|bano|cocina|piscina|fachada|muro|piso|bodega|lote|terreno|local(?:es)?";
const motors =
	"land rover|toyota|ford|chevy|honda|bmw|mercedes|vw|volkswagen|porsche|mazda|nissan|kia|hyundai|renault|yamaha|kawasaki|suzuki|harley|vespa|jeep|tesla|audi|car|truck|van|lorr(?:y|ie)|motorbike|motorcycle|motor|engine|gearbox(?:e)?|transmission|brake|ute|pickup|scooter|clutch(?:e)?|vehicle|carro|coche|auto|moto|camion(?:e)?|camioneta|motor(?:e)?|caja automatica|vehiculo";
const devices =
	"computer|phone|laptop|tablet|console|boiler|heat pump|furnace|air conditioner|ac|fridge|washing machine|appliance|elevator|lift|alarm|camera|watch(?:e)?|shoe|piano|guitar|computador(?:e|a)?|celular(?:e)?|nevera|lavadora|electrodomestico|aire|ascensor(?:e)?|calentador(?:e)?|alarma|camara";
const freight =
	"freight|cargo|container|furniture|parcel|package|pallet|goods|grain|cattle|fuel|gravel|produce|people|passenger|kids|carga|mercancia|mueble|paquete|pasajero|encomienda|ganado";
const crops =
	"coffee|avocado(?:e)?|banana|mango(?:e)?|cocoa|cacao|corn|wheat|rice|soy|grape|apple|berr(?:y|ie)|strawberr(?:y|ie)|blueberr(?:y|ie)|tomato(?:e)?|potato(?:e)?|vegetable|flower|rose|mushroom|hemp|cannabis|cattle|cow|alpaca|llama|pig|hog|sheep|goat|chicken|egg|bee|honey|hive|olive|alfalfa|hay|lavender|horse|fish|shrimp|tilapia|trout|oyster|cafe|aguacate|banano|platano|maiz|arroz|papa|uva|fresa|flor(?:e)?|rosa|hortaliza|tomate|ganado|vaca|cerdo|pollo|gallina|huevo|oveja|abeja|miel|camaron(?:e)?|trucha";

export const work: readonly Work[] = [
	{
		industry: "automotriz-aftermarket",
		does: {
			en: "fix|repair|service|paint|sell|buy|rent|rent out|import|restore|detail|wash|tune|tow|customize|modify|wrap|strip|rebuild|trade",
			es: "arreglo|arreglamos|repar(?:o|amos)|pint(?:o|amos)|vend(?:o|emos)|alquil(?:o|amos)|rent(?:o|amos)|lav(?:o|amos)|import(?:o|amos)|polarizo|polarizamos",
		},
		what: motors,
	},
	{
		industry: "hospitalidad-viajes",
		does: {
			en: "take|guide|host|lodge|drive|pick up",
			es: "llev(?:o|amos)|guio|guiamos|recib(?:o|imos)|hosped(?:o|amos)|aloj(?:o|amos)|atiendo|atendemos|transport(?:o|amos)",
		},
		what: people,
	},
	{
		industry: "hospitalidad-viajes",
		does: {
			en: "rent|rent out|let out|hire out|charter|have",
			es: "alquil(?:o|amos)|rent(?:o|amos)|arriendo|arrendamos",
		},
		what: "bungalow|cabin|villa|cottage|chalet|guest ?room|hostel bed|kayak|boat|canoe|yacht|jet ?ski|surfboard|paddle ?board|snorkel|houseboat|cabana|lancha|bote|kayak|yate|tabla(?:s)? de surf",
	},
	{
		industry: "real-estate-construccion",
		does: {
			en: "build|renovate|remodel|restore|paint|plaster|roof|frame|tile|design|sell|rent|rent out|manage|flip|insulate|demolish|construct|waterproof",
			es: "construyo|construimos|remodel(?:o|amos)|pint(?:o|amos)|vend(?:o|emos)|alquil(?:o|amos)|arriendo|arrendamos|administr(?:o|amos)|disen(?:o|amos)|impermeabiliz(?:o|amos)|reform(?:o|amos)",
		},
		what: dwellings,
	},
	{
		industry: "real-estate-construccion",
		does: {
			en: "install|lay|fit|hang|pour|put up|put in",
			es: "instal(?:o|amos)|coloc(?:o|amos)|pongo|ponemos",
		},
		what: "kitchen|bathroom|window|door|floor|flooring|tile|drywall|insulation|gutter|roof|fence|solar panel|panel|cabinet|countertop|concrete|brick|carpet|deck|siding|plasterboard|ventana|puerta|piso|enchape|drywall|techo|cielo raso|panel(?:es)? solar|teja|reja|baldosa|ladrillo|cocina",
	},
	{
		industry: "educacion-ong",
		does: {
			en: "teach|tutor|give (?:lessons|classes)|run (?:classes|lessons|courses|workshops)",
			es: "ensen(?:o|amos)|capacit(?:o|amos)|educ(?:o|amos)|dict(?:o|amos) (?:clases|cursos|talleres)|doy clases|damos clases",
		},
		what: "",
	},
	{
		industry: "educacion-ong",
		does: { en: "feed|shelter|rescue|rehome|house", es: "alimentamos|rescat(?:o|amos)|albergamos" },
		what: "homeless|hungry|greyhound|donkey|pony|ponie|horse|puppy|puppie|kitten|stray|bird|turtle|dog|cat|animal|orphan|refugee|families in need|children|perr(?:o|ito)|gat(?:o|ito)|animal(?:es)?|nin(?:o|a)",
	},
	{
		industry: "other",
		does: {
			en: "fix|repair|install|service|maintain",
			es: "arregl(?:o|amos)|repar(?:o|amos)|instal(?:o|amos)",
		},
		what: devices,
	},
	{
		industry: "other",
		does: { en: "clean", es: "limpi(?:o|amos)|fumig(?:o|amos)" },
		what: "house|home|office|window|carpet|pool|airbnb|gutter|chimney|tank|solar panel|sofa|casa|oficina|vidrio|alfombra|piscina|tanque|mueble",
	},
	{
		industry: "other",
		does: {
			en: "haul|deliver|move|transport|truck|ship|carry",
			es: "transport(?:o|amos)|mov(?:o|emos)|entreg(?:o|amos)",
		},
		what: freight,
	},
	{
		industry: "other",
		does: {
			en: "keep|grow|farm|raise|breed|harvest|pick",
			es: "cultiv(?:o|amos)|siembro|sembramos|cri(?:o|amos)|cosech(?:o|amos)|produc(?:zo|imos)",
		},
		what: crops,
	},
	{
		industry: "other",
		does: {
			en: "cut|style|braid|color|groom|walk|train|board|shoe",
			es: "cort(?:o|amos)|pein(?:o|amos)|pase(?:o|amos)|adiestr(?:o|amos)",
		},
		what: "hair|dog|cat|horse|pet|pelo|cabello|perro|mascota|caballo",
	},
	{
		industry: "other",
		does: {
			en: "press|make|do|cook|bake|brew|roast|cater|distill",
			es: "hago|hacemos|preparo|preparamos|cocin(?:o|amos)|horne(?:o|amos)|tost(?:o|amos)",
		},
		what: "meal|food|(?:birthday |wedding )?cake|cheese|jam|wine|tamale|empanada|arepa|pastel(?:e)?|postre|queso|vino|mermelada|bread|beer|coffee|cookie|pie|lunch(?:e)?|pastr(?:y|ie)|chocolate|ice cream|pickle|sauce|olive oil|gin|rum|whiskey|comida|torta|pan|cerveza|cafe|galleta|almuerzo",
	},
	{
		industry: "other",
		does: {
			en: "organize|organise|plan|cater|film|photograph|run|put on|promote|decorate",
			es: "organiz(?:o|amos)|plane(?:o|amos)|film(?:o|amos)|decor(?:o|amos)|anim(?:o|amos)",
		},
		what: "wedding|conference|event|part(?:y|ie)|festival|concert|trade show|quinceanera|boda|evento|fiesta|congreso|concierto|quince ano",
	},
	{
		industry: "other",
		does: {
			en: "manufacture|fabricate|weld|machine|print|engrave|film|photograph|embroider|translate|recruit|insure",
			es: "fabric(?:o|amos)|sold(?:o|amos)|imprim(?:o|imos)|film(?:o|amos)|fotografio|fotografiamos|bord(?:o|amos)|traduc(?:zo|imos)|asegur(?:o|amos)",
		},
		what: "",
	},
	{
		industry: "retail-ecommerce",
		does: {
			en: "sell|resell|retail|stock",
			es: "vend(?:o|emos)|revend(?:o|emos)|comercializ(?:o|amos)|distribu(?:yo|imos)",
		},
		what: "",
	},
];

/** After such a verb these name no wares: "we sell more", "vendemos mucho". Folded. */
export const noWares =
	"more|less|most|mostly|it|them|this|that|out|off|all|a|an|the|lot|lots|well|fast|very|only|our|my|to|on|in|at|by|through|via|online|and|about|over|under|around|better|nothing|everything|everywhere|what|when|where|because|abroad|direct|directly|daily|monthly|weekly|every|each|mas|menos|mucho|muchos|muchas|poco|pocos|pocas|muy|bien|mal|todo|todos|nada|por|en|a|al|con|sin|y|pero|porque|cuando|lo|la|los|las|el|un|una|desde|como|casi|solo|online|the same|that we|ourselves|themselves|tickets|instagram|facebook|whatsapp|internet|redes|servicios|services|solutions|soluciones|time|tiempo";
