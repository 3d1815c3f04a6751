import { type DrawnParts, shape } from "../scene-node.ts";

export const speakersParts = {
	"bubble-ask": [shape("ask", "M-50 50v-50a50 50 0 1 1 50 50z")],
	"bubble-answer": [shape("answer", "M50-50v50a50 50 0 1 1-50-50z")],
	check: [shape("tick", "M-62 4l22-22l24 24l56-56l22 22l-78 78z")],
	person: [
		shape("body", "M85 0v-170a170 170 0 0 0-170 170z"),
		shape("head", "M84-178h-50a50 50 0 1 1 50-50z"),
	],
	cap: [shape("acc", "M-16-232a50 50 0 0 1 100 0h22v12h-122z")],
	desk: [shape("desk", "M-80 -130h160v130h-160z"), shape("wall2", "M-96 -150h192v24h-192z")],
} satisfies DrawnParts;
