// A game of one's own, as other programs write it: small, and with a piece that chess does not have.

export const TEXT = `[mini:chess]
maxRank = 6
maxFile = f
startFen = rhqkhr/pppppp/6/6/PPPPPP/RHQKHR w - - 0 1
customPiece1 = h:NW
promotionPieceTypes = qh
promotionRegionWhite = *6
promotionRegionBlack = *1
castling = false
doubleStep = false
`;
