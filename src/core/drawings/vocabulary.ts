export const SVG = "http://www.w3.org/2000/svg";
/** The namespace of the older form of links, `xlink:href`. */
export const XLINK = "http://www.w3.org/1999/xlink";
/** The namespace of `xml:space` and `xml:lang`. */
export const XML = "http://www.w3.org/XML/1998/namespace";

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/**
 * The SVG elements that only draw. Not listed: elements that run, embed or fetch (`script`, `handler`,
 * `foreignObject`, `cursor`), elements that no browser draws any more (`font`, `mesh`), and `metadata`.
 */
export const elements = words(`
  a animate animateMotion animateTransform circle clipPath defs desc ellipse
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode
  feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
  filter g image line linearGradient marker mask mpath path pattern polygon polyline radialGradient rect set
  stop style svg switch symbol text textPath title tspan use view
`);

/** The elements that change an attribute over time. */
export const animations = words("animate animateMotion animateTransform set");

/** The attributes without a namespace that only draw, except `href`. They contain addresses only in `url()`. */
export const attributes = words(`
  id class style lang role tabindex
  version baseProfile viewBox preserveAspectRatio x y width height systemLanguage requiredExtensions requiredFeatures
  d points cx cy r rx ry x1 y1 x2 y2 dx dy rotate pathLength textLength lengthAdjust startOffset method spacing side
  transform transform-origin transform-box
  gradientUnits gradientTransform spreadMethod offset fx fy fr patternUnits patternContentUnits patternTransform
  clipPathUnits maskUnits maskContentUnits markerUnits markerWidth markerHeight refX refY orient
  filterUnits primitiveUnits filterRes in in2 result mode type values tableValues slope intercept amplitude exponent
  operator k1 k2 k3 k4 order kernelMatrix kernelUnitLength divisor bias targetX targetY edgeMode preserveAlpha
  surfaceScale diffuseConstant specularConstant specularExponent limitingConeAngle azimuth elevation
  pointsAtX pointsAtY pointsAtZ z scale xChannelSelector yChannelSelector stdDeviation radius
  baseFrequency numOctaves seed stitchTiles
  attributeName attributeType begin dur end min max restart repeatCount repeatDur calcMode keyTimes keySplines
  keyPoints from to by additive accumulate path origin
  media target
  alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation color-interpolation-filters
  color-rendering direction display dominant-baseline enable-background fill fill-opacity fill-rule filter flood-color
  flood-opacity font font-family font-feature-settings font-kerning font-size font-size-adjust font-stretch font-style
  font-variant font-variant-caps font-variant-ligatures font-variant-numeric font-variation-settings font-weight
  glyph-orientation-horizontal glyph-orientation-vertical image-rendering isolation kerning letter-spacing
  lighting-color marker marker-start marker-mid marker-end mask mask-type mix-blend-mode opacity overflow paint-order
  pointer-events shape-rendering solid-color solid-opacity stop-color stop-opacity stroke stroke-dasharray
  stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-align text-anchor
  text-decoration text-indent text-orientation text-overflow text-rendering text-transform unicode-bidi vector-effect
  visibility white-space word-spacing writing-mode
`);

/** The at-rules of stylesheets that load nothing. */
export const atRules = words(`
  -webkit-keyframes container font-face keyframes layer media namespace property scope starting-style supports
`);

/** The functions of styles that cannot load files, or only from `url()`, which is checked. */
export const functions = words(`
  url format local tech
  rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark
  var env attr calc min max clamp round mod rem sin cos tan asin acos atan atan2 pow sqrt hypot log exp abs sign
  matrix matrix3d translate translatex translatey translatez translate3d scale scalex scaley scalez scale3d
  rotate rotatex rotatey rotatez rotate3d skew skewx skewy perspective
  blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
  cubic-bezier steps linear circle ellipse inset polygon path rect xywh ray shape
  linear-gradient radial-gradient conic-gradient
  repeating-linear-gradient repeating-radial-gradient repeating-conic-gradient
  not is where has lang dir nth-child nth-last-child nth-of-type nth-last-of-type selector supports
`);
