const colours = [
	["var(--papel)", "var(--tinta)"],
	["var(--celeste)", "var(--tinta)"],
	["var(--ladrillo)", "#fff"],
	["var(--luz)", "var(--tinta)"],
	["var(--on-noche2)", "var(--tinta)"],
] as const;

const reach = 196;
const widest = 49;

/** A proposal's sheets one behind another: as many as it has pages, the first with the mark. */
export function ProposalSheets({ pages }: { pages: number }) {
	const step = Math.min(widest, reach / Math.max(pages - 1, 1));
	const sheets = Array.from({ length: pages }, (_, index) => ({ index, x: 30 + index * step })).reverse();
	return (
		<svg viewBox="0 0 340 150" aria-hidden="true">
			{sheets.map(({ index, x }) => {
				const [fill, ink] = colours[index % colours.length] ?? colours[0];
				return (
					<g key={index} transform={`translate(${x} 30)`}>
						<path fill={fill} d="M0 0h52a32 32 0 0 1 32 32v88H0z" />
						{index > 0 && (
							<text x="60" y="104" fill={ink}>
								{index + 1}
							</text>
						)}
					</g>
				);
			})}
			<path fill="#6fb1df" d="M61 58a11 11 0 0 1 0 22H50V69a11 11 0 0 1 11-11z" />
			<path fill="#c63c1b" d="M61 90h11v11a11 11 0 1 1-11-11z" />
		</svg>
	);
}
