/** What servers call the most tokens of an answer: the older ones know the first name alone, OpenAI's newer models refuse it. */
const names = ["max_tokens", "max_completion_tokens"] as const;
type Name = (typeof names)[number];

/**
 * A fetch that sends the limit under the name its server takes. One that refuses a name, with 400 and naming it, is
 * asked once more with the other; what it then takes is remembered as long as the process lives.
 */
export function limitByItsName(): typeof fetch {
	let name: Name = names[0];
	return async (address, init) => {
		const first = name;
		const response = await fetch(address, named(init, first));
		if (response.status !== 400 || !(await response.clone().text()).includes(first)) return response;
		const other = names.find((one) => one !== first) ?? first;
		const second = await fetch(address, named(init, other));
		if (second.ok) name = other;
		return second;
	};
}

/** A request with its limit under a name. */
function named(init: RequestInit | undefined, name: Name): RequestInit | undefined {
	if (name === names[0] || typeof init?.body !== "string") return init;
	const { max_tokens: most, ...body } = JSON.parse(init.body);
	return { ...init, body: JSON.stringify({ ...body, ...(most !== undefined && { [name]: most }) }) };
}
