/** How people shorten words when they type on a phone, and behind each what it stands for. Folded. */
const shortened = `
	q que
	k que
	ke que
	qe que
	x por
	pa para
	xq por que
	porq por que
	pq por que
	xa para
	uds ustedes
	ud usted
	tb tambien
	tmb tambien
	kiero quiero
	kieren quieren
	nesesito necesito
	nesecito necesito
	ay hay
	sirbe sirve
	asen hacen
	haser hacer
	gonna going to
	gotta have to
	wanna want to
	gimme give me
	lemme let me
	hafta have to
	dont don't
	doesnt doesn't
	isnt isn't
	cant can't
	wont won't
	didnt didn't
	arent aren't
	im i'm
	ive i've
	youre you're
	thats that's
	theres there's
	tmrw tomorrow
	tmr tomorrow
	rn right now
	tho though
	thru through
	bout about
	abt about
	ppl people
	pls please
	plz please
	w with
	cuz because
	bc because
	whats what's
	hows how's
	wheres where's
	whos who's
	kedan quedan
	keda queda
	aki aqui
	dnd donde
	cto cuanto
	d de
	komo como
	u you
	ur your
	r are
	y'all you
	yall you
	yous you
	msg message
	msgs messages
	appt appointment
	appts appointments
	biz business
`;

const written = new Map(
	shortened
		.trim()
		.split("\n")
		.map((line): [string, string] => {
			const [short = "", ...whole] = line.trim().split(" ");
			return [short, whole.join(" ")];
		}),
);

/** A folded text with its shorthand written out, for whoever only asks what it says: its letters move. */
export function writtenOut(folded: string): string {
	return folded.replace(/[\p{L}']+/gu, (word) => written.get(word) ?? word);
}
