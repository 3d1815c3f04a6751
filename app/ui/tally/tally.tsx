import type { cases } from "../../../content/cases/list.ts";
import { Drawing } from "../shapes/drawing.tsx";
import { drop, inGrid } from "../shapes/outlines.ts";

export type CaseId = (typeof cases)[number]["id"];

/** Of so many drops so many are brick: 9 more than 20 are 45 %, 4 more than 10 are 40 %, 13 of 20 are 65 %. */
const counted: Record<CaseId, { all: number; brick: number }> = {
	"casa-guaqui": { all: 29, brick: 9 },
	"lindero-alto": { all: 14, brick: 4 },
	"botica-mirla": { all: 10, brick: 7 },
	aulabrava: { all: 20, brick: 13 },
	"taller-ocobo": { all: 10, brick: 3 },
};

/** The figure of a case, drawn so that it can be counted. */
export function Tally({ of }: { of: CaseId }) {
	const { all, brick } = counted[of];
	const drops = (isDrawn: (index: number) => boolean) =>
		inGrid(all, { columns: 10, step: [24, 24] }, (x, y, index) =>
			isDrawn(index) ? drop(x, y, 10, "sw") : "",
		);
	return (
		<Drawing
			className="tally"
			size={[236, Math.ceil(all / 10) * 24 - 4]}
			shapes={[
				["cielo2", drops((index) => index < all - brick)],
				["ladrillo", drops((index) => index >= all - brick)],
			]}
		/>
	);
}
