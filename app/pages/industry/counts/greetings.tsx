const greetings = {
	es: "Hola",
	en: "Hello",
	pt: "Olá",
	fr: "Bonjour",
	it: "Ciao",
	de: "Hallo",
	nl: "Hoi",
	sv: "Hej",
	no: "Hei",
	fi: "Moi",
	pl: "Cześć",
	cs: "Ahoj",
	ro: "Salut",
	tr: "Merhaba",
	hu: "Szia",
	et: "Tere",
	lv: "Sveiki",
	lt: "Labas",
	sl: "Zdravo",
	id: "Halo",
};

/** So many greetings, each in another language, and room for one more. */
export function Greetings({ now }: { now: number }) {
	return (
		<ul className="count-greetings">
			{Object.entries(greetings)
				.slice(0, now)
				.map(([language, greeting]) => (
					<li key={language} lang={language}>
						{greeting}
					</li>
				))}
		</ul>
	);
}
