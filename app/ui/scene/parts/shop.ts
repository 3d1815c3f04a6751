import { type DrawnParts, part, shape } from "../scene-node.ts";
import { windows } from "./windows.ts";

export const shopParts = {
	"shop-sign": [
		shape("acc", "M-110 0v-110a110 110 0 1 1 110 110z"),
		shape("dark", "M-8 -10h16v40h-16z"),
		shape("wall", "M-58-40l10-92h96l10 92z"),
		shape("dark", "M-30-120v-20a30 30 0 0 1 60 0v20h-12v-20a18 18 0 0 0-36 0v20z"),
	],
	shop: [
		shape("wall", "M-420-340v-100a120 120 0 0 1 120-120h720v220z"),
		windows([-260, -450], [-90, -450], [80, -450]),
		part("shop-sign", 270, -530),
		shape("pale", "M-420 -340h840v340h-840z"),
		shape("glass2", "M-370 -270h480v230h-480z"),
		shape("door", "M170 -270h180v270h-180z"),
		part("awning", -336, -370, 1.05),
		part("awning", -168, -370, 1.05),
		part("awning", 0, -370, 1.05),
		part("awning", 168, -370, 1.05),
		part("awning", 336, -370, 1.05),
		shape("step", "M-440 -18h880v18h-880z"),
	],
	parcel: [
		shape("acc", "M-60 -120h120v120h-120z"),
		shape("acc2", "M-14 -120h28v60h-28z"),
		shape("label", "M18 -10v-16a16 16 0 1 1 16 16z"),
	],
} satisfies DrawnParts;
