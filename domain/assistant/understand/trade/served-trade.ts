/** Trades that are not of whoever names them: whom they sell to, and what they drive. */

const served =
	"(?:(?:small|big|large|local|private|public|primary|secondary|independent|boutique|language|driving|medical|dental|law|other|luxury|rural|busy|high|nursery|pequen[oa]s|grandes|de) ){0,2}(?:schools|colleges|universities|nurseries|kindergartens|day ?cares|academies|hotels|hostels|resorts|guesthouses|b&bs|airbnbs|tour operators|travel agen(?:ts|cies)|airlines|restaurants|cafes|bars|pubs|bakeries|supermarkets|shops|stores|boutiques|retailers|wholesalers|garages|body ?shops|car dealers|dealers|dealerships|mechanics|clinics|hospitals|dentists|doctors|vets|pharmacies|opticians|gyms|salons|barbers|spas|realtors|estate agents|letting agents|real estate (?:agents|agencies)|landlords|builders|contractors|developers|architects|plumbers|electricians|firms|lawyers|solicitors|accountants|farms|farmers|churches|charities|non-?profits|ngos|offices|factories|colegios|escuelas|universidades|jardines|hoteles|hostales|restaurantes|bares|cafeterias|panaderias|supermercados|tiendas|almacenes|boutiques|talleres|concesionarios|clinicas|hospitales|odontologos|medicos|veterinarias|farmacias|gimnasios|peluquerias|barberias|inmobiliarias|constructoras|abogados|contadores|fincas|iglesias|fundaciones|ong|ongs|agencias(?: de viajes)?)";
const many = `${served}(?:(?:,| and|,? or| y| o) ${served})*`;
const makes =
	"(?:make|build|develop|design|write|code|produce|supply|sell|provide|manufacture|distribute|deliver|offer|do|create|program|install|maintain|import|print|sew|clean|hacemos|hago|fabricamos|fabrico|desarrollamos|desarrollo|disenamos|vendemos|vendo|ofrecemos|proveemos|distribuimos|producimos|instalamos|creamos|imprimimos|confeccionamos)";
const soldTo = new RegExp(
	`((?:\\b(?:we|i|who|that|and) (?:also |mainly |mostly |only |just |both )?|(?:^|\\b(?:y|que|nosotros|yo) ))${makes} (?!(?:more|better|mas|mejor) )(?:[\\p{L}\\p{N}'&-]+ ){1,5}?)(?:for|to|para|pa|a|de) ${many}(?![\\p{L}'])`,
	"u",
);
/** "Scheduling software for schools", told and not wished for. */
const wares = new RegExp(
	`^((?!.*\\b(?:need|want|looking|wish|would like|is there|do you|any|necesit\\w+|quier\\w+|busc\\w+|queremos|tienen)\\b)(?:[\\p{L}\\p{N}'&-]+ ){0,6}?(?:software|apps?|saas|platforms?|systems|uniforms?|equipment|supplies|furniture|websites|consult(?:ing|ancy|ants?)|marketing|bookkeeping|cleaning|aplicaci[oó]n(?:es)?|plataformas?|sistemas|uniformes|equipos|insumos|muebles|mobiliario|paginas web|consultoria|asesoria|dotacion(?:es)?) )(?:for|to|para|pa|a) ${many}(?![\\p{L}'])`,
	"u",
);

/** What is told of a business without those it sells to, and whether there were any. Folded. */
export function withoutServed(folded: string): { own: string; sells: boolean } {
	const own = folded.replace(soldTo, "$1").replace(wares, "$1");
	return { own, sells: own !== folded };
}

const vehicles =
	"(?:trucks|lorries|vans|rigs|semis|tankers|trailers|camiones|furgones|tractomulas|mulas|volquetas|camionetas)";
const fleet = new RegExp(
	`\\b(?:(?:fleet|flota) (?:of|de) (?:\\S+ ){0,2}?${vehicles}|(?:run|have|'ve|got|operate|own|with|tenemos|tengo|manejamos|operamos|con) (?:about |around |over |some |unos |unas |como )?(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|veinte|several|varios|varias) (?:[a-z]+ )?${vehicles})\\b`,
);
const deals =
	/\b(?:sell|sold|sale|sales|buy|fix|repair|service|servicing|maintain|maintenance|dealer|dealership|workshop|garage|mechanics?|wash|tyres?|tires?|parts|vend\w+|venta|arregl\w+|repar\w+|taller|mecanic\w+|repuestos|llantas|mantenimiento)\b/;

/** Whether somebody drives trucks and mends or sells none: "a fleet of 14 trucks". Folded. */
export function drivesFleet(folded: string): boolean {
	return fleet.test(folded) && !deals.test(folded);
}
