export function Initials({ of }: { of: string }) {
	return (
		<span className="initials initials-team" aria-hidden="true">
			{initialsOf(of)}
		</span>
	);
}

const most = 2;

/** The first letters of the first two words of a name; "?" without one. */
export function initialsOf(name: string | null): string {
	const words = name?.trim().split(/\s+/).filter(Boolean) ?? [];
	return (
		words
			.slice(0, most)
			.map((word) => word[0]?.toUpperCase())
			.join("") || "?"
	);
}
