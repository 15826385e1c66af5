"""How judges learn from the results of games: the games (games), what a judge sees in them (samples), and the fit
(targets, weights, nets, fit). This needs numpy and scipy, the extra `arena`; playing does not."""
