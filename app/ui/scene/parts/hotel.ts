import { type DrawnParts, part, shape } from "../scene-node.ts";
import { windows } from "./windows.ts";

export const hotelParts = {
	"hotel-sign": [
		shape("sign", "M-225-100h26v36h24v-36h26v100h-26v-38h-24v38h-26z"),
		shape("sign", "M-133 0v-50a50 50 0 1 1 50 50zM-83-26a24 24 0 1 0 0-48a24 24 0 0 0 0 48z", {
			evenOdd: true,
		}),
		shape(
			"sign",
			"M-17-100h84v26h-29v74h-26v-74h-29zM83-100h66v26h-40v12h36v24h-36v12h40v26h-66zM165-100h26v74h34v26h-60z",
		),
	],
	hotel: [
		shape("wall2", "M-420 0v-260a180 180 0 0 1 180-180h4v440zM420 0v-340a180 180 0 0 0-180-180h-4v520z"),
		shape("wall", "M-240 -640h480v640h-480z"),
		shape("sign", "M-190 -660h16v20h-16zM174 -660h16v20h-16z"),
		part("hotel-sign", 0, -660),
		windows(
			[-150, -560],
			[0, -560],
			[150, -560],
			[-150, -430],
			[0, -430],
			[150, -430],
			[-150, -300],
			[0, -300],
			[150, -300],
			[-330, -300],
			[-330, -150],
			[330, -380],
			[330, -230],
		),
		shape("door", "M-70 0v-120a70 70 0 0 1 140 0v120z"),
		shape("wall", "M-3 -190h6v190h-6z"),
		part("awning", -160, -220),
		part("awning", 0, -220),
		part("awning", 160, -220),
		shape("step", "M-440 -18h880v18h-880z"),
	],
	bed: [
		shape("dark", "M-130 0v-130a34 34 0 0 1 34 34v96zM106 0v-70h24v70z"),
		shape("pale", "M-96 -54h202v30h-202zM-88-54v-16a28 28 0 0 1 28-28h42v44z"),
		shape("acc", "M-10-54v-44h70a46 46 0 0 1 46 44z"),
	],
	case: [
		shape("acc", "M-60 -130h120v130h-120z"),
		shape("dark", "M-30-130v-34h60v34h-14v-20h-32v20zM-60 -90h120v14h-120z"),
	],
	ding: [
		shape("acc", "M-60-14a60 60 0 0 1 120 0z"),
		shape("dark", "M-70 -14h140v14h-140zM-8 -92h16v20h-16z"),
	],
} satisfies DrawnParts;
