import { initialsOf } from "./initials-of.ts";

/** The mark of a person of the team, by their name. */
export function Initials({ of }: { of: string }) {
	return (
		<span className="initials initials-team" aria-hidden="true">
			{initialsOf(of)}
		</span>
	);
}
