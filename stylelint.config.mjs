const noOwnLength = ["/\\d(px|rem)/"];

/** Spacing, radii and type come from app/styles/tokens.css; layouts change at four widths. */
export default {
	rules: {
		"declaration-property-value-disallowed-list": {
			"/^(margin|padding)(-|$)/": noOwnLength,
			"/gap$/": noOwnLength,
			"/radius$/": noOwnLength,
			"/^font(-size)?$/": noOwnLength,
		},
		"media-feature-name-value-allowed-list": {
			"min-width": ["600px", "760px", "900px", "1080px"],
			"max-width": ["599px", "759px", "899px", "1079px"],
		},
	},
};
