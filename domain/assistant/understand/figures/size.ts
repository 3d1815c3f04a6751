import { fold } from "../text/text.ts";
import { amount, number, withoutHedge } from "./numbers.ts";

const places = "habitaciones|camas|sedes|tiendas|locales|rooms|beds|stores|locations";
const people =
	"personas|persons|lads|blokes|fellas|fellows|sellers|baristas|recruiters|collaborators|secretaries|apprentices|seamstresses|pickers|packers|groomers|trainers|riders|couriers|welders|machinists|engineers|developers|designers|architects|surveyors|accountants|bakers|butchers|gardeners|landscapers|cleaners|nannies|caregivers|carers|dispatchers|foremen|salesmen|shop assistants|waitresses|porters|maids|deckhands|physios|vets|costureras|obreras|meseras|cocineras|jardineros|pintores|soldadores|choferes|carpinteros|plomeros|electricistas|secretarias|colaboradoras|ppl|peeps|gente|personitas|profes|maestros|maestras|empleaditos|ayudantes|cocineros|albanil(?:es)?|enfermer[oa]s|doctor[ae]s|odontolog[oa]s|abogad[oa]s|medicas|profesoras|asesoras|vendedoras|recepcionistas|tecnic[oa]s|estilistas|barberos|instructor[ae]s|chic[oa]s|empleados|empleadas|trabajadores|colaboradores|asesores|vendedores|agentes|profesores|docentes|medicos|integrantes|socios|voluntarios|guias|mecanicos|conductores|operarios|obreros|meseros|auxiliares|muchach[oa]s|pelad[oa]s|people|employees|staff members|staff|workers|agents|team members|members|folks|volunteers|guides|mechanics|drivers|teachers|partners|guys|hands|crew members|nurses|techs|technicians|employes|cooks|waiters|servers|doctors|dentists|lawyers|stylists|receptionists|reps|helpers|laborers|girls|of us|attorneys|paralegals|assistants|associates|hygienists|interns|freelancers|installers|electricians|plumbers|painters|carpenters|roofers|instructors|coaches|tutors|clerks|cashiers|bartenders|chefs|captains|brokers|counselors|therapists|managers|supervisors|realtors|salespeople|contractors|housekeepers|drivers|(?:full|part)[- ]?timers?|heads|em?p?lo?y?i?e{1,3}s{1,2}|on (?:the |our )?(?:payroll|staff|team|crew|books)|in (?:the|our) (?:team|crew|company|firm|group|practice|business)|in the (?:field|office|shop|kitchen|yard)";
const filler =
	"(?:como unos |como unas |por ahi unas |bout |abt |maybe |tal vez |quizas |por ahi |por ahi unos |digamos |como |unos |unas |mas o menos |casi |aproximadamente |alrededor de |solo |apenas |ya |about |around |roughly |some |only |just |almost |like |over |under |mas de |menos de |more than |less than |fewer than )?";
const heads = `${filler}${amount}\\+? (?:de |of )?(?:${people})`;
/** "10 guides and 3 in the office" are counted together. */
const counted = new RegExp(`(?<![\\d.,$a-z])(${heads}(?:(?: and| plus|, plus| &) ${heads})*)\\b`);
/** "A 12-person agency". */
const team = /\b(\d{1,4})(?:-people| ?-?(?:person|man|woman))\b(?=[- ]\w)/;
/** How big the house is; a head count says more. */
const housed = new RegExp(`(?<![\\d.,$a-z])(${filler}${amount}\\+? (?:${places}))\\b`);
const family =
	/\b(?:(?:nosotr[oa]s|somos|solo|just|only|yo|me|my|mi)\b.*\b(?:mama|papa|herman[oa]s?|espos[oa]|marido|mujer|hij[oa]s?|prim[oa]s?|soci[oa]s?|novi[oa]|familia|wife|husband|brothers?|sisters?|sons?|daughters?|mom|mum|dad|partner|cousins?|family|kids)|nosotr[oa]s (?:dos|tres|cuatro|cinco)|un par de (?:personas|muchachos)|a couple of us)\b/;
const weAre = new RegExp(
	`\\b(?:somos|seriamos|trabajamos|we are|we're|were|there are|there's|equipo de|grupo de|team of|crew of|group of|cuadrilla de|staff of|planta de|nomina de) ${filler}(?!un[oa]?\\b|one\\b)(${amount})(?! of (?:them|those|these|which)\\b)(?! ?(?:%|millones|millon|mil\\b|k\\b|usd|cop|pesos|dolares|anos|meses|semanas|dias|years|months|weeks|days|horas|hours))(?![\\d$])(?:\\b|$)`,
);
/** "Solo estamos mi esposo y yo", told by whoever was not asked. */
const usTwo =
	/^(?:(?:aqui |aca |por ahora |right now )?(?:solo |solamente |nada mas |just |only )?(?:somos|estamos|trabajamos|it's|its|just|only|solo|we're|were)) .{0,30}\b(?:y yo|yo y mi|and (?:me|i|myself)|me and my)\b/;
/** "Me, my wife and my brother": nobody but family. */
const onlyFamily =
	/^(?:(?:me|i|yo|my|mi|mis|and|y|with|con|the|el|la|just|solo|wife|husband|brothers?|sisters?|sons?|daughters?|mom|mum|dad|cousins?|partner|kids|espos[oa]|marido|mujer|herman[oa]s?|hij[oa]s?|mama|papa|prim[oa]s?|soci[oa]s?|dos|tres|two|three)(?:[, &]+|$)){3,}$/;
const alone =
	/\b(?:(?:solo|solamente|nada mas) yo|yo sol[oa]|sol[oa] yo|trabajo sol[oa]|estoy sol[oa]|soy independiente|soy freelance|(?:just|only) me(?! (?:(?:at|behind|on|by) the (?:front|desk|counter|reception|phones?|door|till|register)|to (?:answer|do|cover|run)))|^solo(?=[ .!]*$)|it's me|one-person|one person|one[- ](?:man|woman|girl|person)[- ](?:band|show|operation|business|shop|company|team|outfit)|(?:sole|solo|lone) (?:trader|proprietor|operator|practitioner|owner|act|founder)|(?<!\b(?:not|never|isn't|aren't|hate|hates|of|from|about|staff|girls?|guys|who's|he's|she's|(?:he|she|who|they) (?:is|are|was|were)|sister|brother|wife|husband|driver|drivers|people|nurses?) )(?:working|works?|working away) (?:all )?(?:alone|solo|by myself|on my own|single-handed(?:ly)?)|(?:run|running|do|doing|manage) (?:it|this|everything|the (?:whole )?(?:place|shop|business|show|thing)) (?:all )?(?:alone|solo|on my own|single-handed(?:ly)?)|(?:just |only )?little (?:old |ol'? )?me|(?:just|only) (?:yours truly|the one of (?:me|us))|(?:yo )?trabajo por mi cuenta sol[oa]|trabajando sol[oa]|party of one|team of one|myself|i'm a freelancer|i work alone|solopreneur)\b/;
/** "A family of five runs it": theirs, and not one that books a table. */
const household = new RegExp(
	`(?:^|\\b(?:we are|we're|were|run by|just|somos|manejado por) (?:just |only )?(?:an? |the |our |una |la )?)(famil(?:y of|ia de) ${amount})(?=[ .!]*$| (?:runs?|running|working|works|behind|in (?:the|total)|here|that runs|who run|y|and we)\\b)`,
);
/** "My wife and I own a surf shop". */
const kinsman =
	"(?:my|mi) (?:wife|husband|partner|brother|sister|mother|father|mum|mom|dad|son|daughter|cousin|best friend|friend|business partner|espos[oa]|marido|mujer|herman[oa]|mama|papa|hij[oa]|prim[oa]|soci[oa]|amig[oa])";
const couple = new RegExp(
	`\\b(${kinsman},? (?:and|&|n|y) (?:i|me|myself|yo)|(?:me|yo) (?:and|&|n|y) ${kinsman}) (?:just |both |only |also )?(?:own|run|manage|operate|started|opened|tenemos|manejamos|llevamos|atendemos|administramos|abrimos|montamos) (?!out |into |late |to |by |away )`,
);
const bare = new RegExp(
	`^(?:(?:no|perdon|sorry|mejor|ay|uy|oops)[, ]+){0,3}(?:(?:es|son|eran|it's|we have|tenemos|hay|maybe|quizas|tal vez|creo que|i think) )?${filler}(${amount})\\+?(?: or so| give or take| in total| total| altogether| (?:in|during) (?:the )?(?:high|low|peak|busy|slow|off)[ -]season| right now| these days| now| so far| tops| max)?$`,
);
const inWords =
	/\b(?:poc[oa]s|pequen[oa]s?|median[oa]s?|grandes?|microempresa|familiar|pyme|small|tiny|medium|mid-?size|large|big|family|a few|a couple|handful|una docena|dozens?|docenas)\b/;

// Looked for first: the patterns above are long, and most messages count nobody.
const mentionsPeople = new RegExp(
	`\\b(?:${people}|${places}|somos|seriamos|trabajamos|estamos|we are|we're|were|there are|there's|its|it's|person|equipo|grupo|cuadrilla|crew|wife|husband|espos[oa]|herman[oa]s?|team|staff|yo|sol[oa]|soy|me|myself|sole|freelancer|one|solopreneur|total|including|counting|depending|head ?count|workforce|alone|solo|lone|own|single-handed(?:ly)?|yours|family|familia|strength)\\b`,
);

/** "The whole team is 35", "headcount is 44". */
const teamIs = new RegExp(
	`\\b(?:team|staff|crew|head ?count|workforce|total)(?: (?:size|strength|count|members?|numbers?|total))? (?:is|are|would be|of|is at|comes to|stands at) ${filler}(${amount})(?! ?(?:%|k\\b|grand|thousand|usd|dollars|bucks|years|months|weeks|days|hours))(?![\\d$])(?:\\b|$)`,
);
/** "24 including me", "20 to 30 depending on the season". */
const withMe = new RegExp(
	`(?<![\\d.,$a-z])(${amount}) (?:(?:including|counting) (?:me|myself|us|the owners?|my [a-z]+)|depending on the (?:season|time of year))\\b`,
);

/** Whether somebody says they are alone, which whoever is counted beside them corrects. Folded. */
export function saysAlone(folded: string): boolean {
	return alone.test(folded) || couple.test(folded);
}

/** "4 in the office": a part of a team. Folded. */
export function isPartOfTeam(folded: string): boolean {
	return partOfTeam.test(folded);
}

const partOfTeam = new RegExp(`^(?:and |plus )?${filler}${number} (?:[a-z]+ )?(?:in|on|at) the [a-z]+$`);

/** Whether a size counts rooms or branches and not people. */
export function countsPlaces(size: string): boolean {
	return housed.test(fold(size));
}

/** How big the company is said to be, in the words used ("25 personas", "12 rooms"), or null. All input folded. */
export function hearSize(folded: string, expected: boolean): string | null {
	if (!expected && !mentionsPeople.test(folded)) return null;
	if (
		(expected || alone.test(folded) || usTwo.test(folded) || onlyFamily.test(folded)) &&
		folded.length <= 80 &&
		(family.test(folded) || onlyFamily.test(folded))
	)
		return folded.replace(/[.!]+$/, "").trim();
	const said =
		countedIn(folded, expected) ??
		folded.match(team)?.[1] ??
		folded.match(household)?.[1] ??
		folded.match(weAre)?.[1] ??
		folded.match(teamIs)?.[1] ??
		folded.match(withMe)?.[1] ??
		folded.match(alone)?.[0] ??
		folded.match(housed)?.[1] ??
		folded.match(couple)?.[1];
	if (said) return said.trim().replace(/^(?:de|from) (?!.* (?:a|to) )/, "");
	if (!expected) return null;
	const answer = withoutHedge(folded.replace(/[.!]+$/, "").trim());
	const number = answer.match(bare)?.[1];
	if (number) return /\d{6}|\d[.,]\d{3}[.,]\d{3}/.test(number) ? null : number;
	return answer.length <= 60 && inWords.test(answer) ? answer : null;
}

/** Who is counted beside what they do to us is no team: "340 people emailed", "groups of 6 people". */
const doToUs =
	/^ (?:(?:who|that|que|have|has|had|nos|te|me|are|were|always|already|just) ){0,2}(?:e?mail\w*|call(?:ed|ing|s)?|ask(?:ed|ing|s)?|wrote|writ(?:e|ing)|messag\w+|text(?:ed|ing|s)?|dm\w*|visit\w*|book(?:ed|ing|s)?|order(?:ed|ing|s)?|sign(?:ed)? up|follow\w*|wait(?:ed|ing|s)?|want(?:ed|ing|s)?|bought|buy(?:ing)?|c[ao]me|coming|attend\w*|enroll\w*|register\w*|show(?:ed)? up|turn(?:ed)? up|inquir\w*|enquir\w*|click\w*|contact\w*|preguntan|preguntaron|escriben|escribieron|llaman|llamaron|visitan|compran|compraron|reservan|reservaron|vienen|vinieron|piden|pidieron|siguen|inscrit\w+)\b|^ (?:a|per|each|every|al|por|cada) (?:day|week|weekend|month|night|year|tour|trip|group|class|room|table|dia|semana|mes|noche|ano|grupo|clase|viaje|mesa|tour)\b/;
/** "Groups of", "it seats": what follows counts guests. */
const guestsBefore =
	/\b(?:groups? of|part(?:y|ies) of|tables? (?:of|for)|rooms? for|class(?:es)? of|tours? (?:of|for)|trips? for|events? (?:of|for)|weddings? (?:of|for)|capacity (?:of|for|is)|seats?|sleeps?|serves?|fits?|holds?|grupos? de|mesas? (?:de|para)|capacidad (?:de|para)|eventos? (?:de|para)|bodas? (?:de|para)|cupo (?:de|para)) (?:up to |max |maximum |at most |hasta |maximo |about |around )?$/;
/** A gym's and a club's are customers: "with about 200 members". */
const ofAClub = /\bmembers$/;

function countedIn(folded: string, expected: boolean): string | null {
	const found = folded.match(counted);
	const said = found?.[1];
	if (!found || said === undefined) return null;
	const before = folded.slice(0, found.index) + (said.match(/^(?:de|from) /)?.[0] ?? "");
	if (doToUs.test(folded.slice((found.index ?? 0) + found[0].length)) || guestsBefore.test(before))
		return null;
	if (
		ofAClub.test(said) &&
		!/\bteam members$/.test(said) &&
		!expected &&
		!/\b(?:team|staff|crew)\b/.test(before)
	)
		return null;
	return said;
}
