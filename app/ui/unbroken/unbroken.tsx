/** A text whose words with a hyphen stay on one line. */
export function Unbroken({ children }: { children: string }) {
	return children.split(/(\S+-\S+)/).map((part) =>
		part.includes("-") ? (
			<span key={part} className="unbroken">
				{part}
			</span>
		) : (
			part
		),
	);
}
