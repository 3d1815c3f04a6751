/** What a person of the team is called in the chat: their first name. */
export function firstNameOf(person: string): string {
	return person.trim().split(/\s+/)[0] || person;
}
