import { isWorkers, oneWorker, workers } from "./crew-words.ts";
import { amount } from "./numbers.ts";

/** Read in characters: nobody lists a team at greater length. */
const longest = 160;

const opening =
	/^(?:(?:so|well|and|plus|ah|oh|ok|okay|erm|um|now|y|mas|pues|ahora|actually|currently|honestly|still|there's|theres|there are|there is|we are|we're|were|we have|we've(?: got)?|weve got|we got|i have|i've got|ive got|got|its|it's|it is|total|in total|(?:a |the |our )?(?:team|staff|crew)(?: is| of| is having| has)?|between both|somos|soy|tenemos|tengo|son|es|hay|estamos|trabajamos|en total|un equipo de|equipo de)[ ,:]+){0,5}/;
const about = "(?:about |around |roughly |maybe |like |just |only |some |unos |unas |como |solo |casi )?";
const where =
	"(?:(?:on|in|at|out|behind|of|for|en|de|del) (?:the |our |my |a |la |el |los |las )?(?!(?:us|them|which)\\b)[a-z]{3,}(?: (?:floor|desk|day|season|house|room|side|site|road))?|out (?:front|back))";
const kin =
	"(?:mom|mum|mam|mami|mommy|mama|ma|dad|papi|papa|pa|pops|father|mother|wife|husband|hubby|missus|partner|associate|business partner|brother|sister|bro|sis|son|daughter|lad|girl|kid|boy|cousin|uncle|aunt|auntie|nephew|niece|boyfriend|girlfriend|fiancee?|nan|grandson|grandma|granddad|in-law|(?:brother|sister|son|daughter|mother|father)-in-law|family|espos[oa]|marido|mujer|herman[oa]|hij[oa]|prim[oa]|soci[oa]|ti[oa]|cunad[oa]|suegr[oa]|sobrin[oa]|novi[oa]|abuel[oa]|familia)s?";
const self = "(?:just |only |solo )?(?:me|us|myself|i|yo|herself|himself)";
const kinsman = `(?:just |only |solo )?(?:(?:my|our|the|his|her|mi|mis|nuestr[oa]) (?:(?:old|big|little|older|younger|two|three|2|3|dos|tres) )?${kin}|mom|mum|mami|mommy|mama|dad|papi|papa|hubby)`;
const role = `(?:an?|one|the|my|our|un|una|el|la|mi|nuestr[oa]) (?:[a-z-]+ ){0,2}?(?<one>${oneWorker})`;
const counted = `${about}${amount}(?: ?odd| or so|\\+)?(?: more| others?)?(?: of us)?(?: (?:full[- ]?time|part[- ]?time|paid|salaried|permanent|seasonal|unpaid|senior|junior|more|other|good|young|sales|office|field|family|shop|delivery|kitchen|front desk|admin|administrative|support|reception|warehouse|bar|cleaning|teaching|nursing|back office|front of house))?(?: (?:de |of )?(?<who>${workers}))?`;

const member = new RegExp(
	`(?:(?<self>${self})|(?<kin>${kinsman})|(?<role>${role})|(?<counted>${counted})|(?<bare>${workers}))(?<where> ${where})?(?![\\w'’-])`,
	"y",
);
const joint = / ?(?:,|\+|&) ?| (?=\d)| (?:and|plus|an|n|with|y|e|mas|con) (?:also |then |maybe |like )?/y;
/** What may follow the last of them and counts nobody. */
const afterThem =
	/^(?:[ .!)]*$| (?:and|plus|y|now|right now|today|these days|total|in total|altogether|all|working|work|who|that|which|here|at the moment|at present|depending|depends|when|if|including|counting|so far|max|tops|each|running|doing|on (?:a|busy)|during|in|en total|por ahora|ahora|actualmente|trabajando|cuando|que|nada mas|contando|incluyendo)\b)/;

/** Those of a team that one part of a message names. */
export type Crew = {
	/** Where they stand in the folded text. */
	from: number;
	to: number;
	/** Nothing else is said. */
	whole: boolean;
	members: number;
	/** Members of each kind. */
	self: number;
	kin: number;
	roles: number;
	/** Counted with what they are: "8 guides". */
	named: number;
	/** Counted with where they work: "two in the office". */
	placed: number;
};

/** Who works there, one after another: "8 guides and the office lady". Folded. Null when somebody else is meant. */
export function crewOf(folded: string): Crew | null {
	if (folded.length > longest) return null;
	const from = folded.match(opening)?.[0].length ?? 0;
	const crew: Crew = {
		from,
		to: from,
		whole: false,
		members: 0,
		self: 0,
		kin: 0,
		roles: 0,
		named: 0,
		placed: 0,
	};
	let lastWhere = "";
	for (let at = from; at < folded.length; ) {
		member.lastIndex = at;
		const found = member.exec(folded)?.groups;
		if (!found || !add(crew, found)) break;
		crew.to = member.lastIndex;
		crew.members++;
		lastWhere = found.where ?? "";
		joint.lastIndex = crew.to;
		if (!joint.test(folded)) break;
		at = joint.lastIndex;
	}
	if (crew.to === from || !afterThem.test(folded.slice(crew.to))) return null;
	crew.whole = /^[ .!)]*$/.test(folded.slice(crew.to));
	// "25 workers on payroll": where they are tells one group from another, and here is but one.
	if (crew.named === 1 && crew.members === 1) crew.to -= lastWhere.length;
	return crew;
}

function add(crew: Crew, found: Record<string, string | undefined>): boolean {
	if (found.self) crew.self++;
	else if (found.kin) crew.kin++;
	else if (found.one && isWorkers(`${found.one}s`)) crew.roles++;
	else if (found.role) return false;
	// "14 teachers and aides": counted with those before.
	else if (found.bare && (crew.named === 0 || !isWorkers(found.bare))) return false;
	else if (found.bare) crew.named++;
	else if (found.who && isWorkers(found.who)) crew.named++;
	else if (!found.who && found.where && !/season|day$/.test(found.where)) crew.placed++;
	else return false;
	return true;
}

/** Whether so many are a team by themselves, whatever was asked. */
export function isTeam({ self, kin, roles, named, placed }: Crew): boolean {
	return named > 0 || placed > 1 || (self > 0 && kin + roles + placed > 0);
}

/** Of two parts of a message, one after the other. */
export function joined(a: Crew, b: Crew): Crew {
	return {
		from: a.from,
		to: b.to,
		whole: b.whole,
		members: a.members + b.members,
		self: a.self + b.self,
		kin: a.kin + b.kin,
		roles: a.roles + b.roles,
		named: a.named + b.named,
		placed: a.placed + b.placed,
	};
}
